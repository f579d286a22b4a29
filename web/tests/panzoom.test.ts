import { describe, expect, it } from "vitest";

import {
  clamped,
  crowded,
  fitting,
  isInSight,
  lineScale,
  PanZoom,
  pieceScale,
  showing,
  sight,
  zoomed,
} from "../src/board/panzoom.svelte";

const WORLD = { width: 1092, height: 668 };
const DESK = { width: 1092, height: 668 };
const PHONE = { width: 390, height: 399 };

function place(x: number, y: number): { x: number; y: number; width: number; height: number } {
  return { x: x - 40, y: y - 40, width: 80, height: 80 };
}

describe("the camera", () => {
  it("fits the whole map into the window, in its middle", () => {
    expect(fitting(WORLD, DESK)).toEqual({ x: 0, y: 0, scale: 1 });
    const wide = fitting(WORLD, { width: 2184, height: 668 });
    expect(wide).toEqual({ x: 546, y: 0, scale: 1 });
  });

  it("never shows less than the map nor comes nearer than five times", () => {
    expect(clamped({ x: 0, y: 0, scale: 0.1 }, WORLD, DESK).scale).toBe(1);
    expect(clamped({ x: 0, y: 0, scale: 99 }, WORLD, DESK).scale).toBe(5);
  });

  it("does not leave the map", () => {
    const far = clamped({ x: 900, y: -5000, scale: 2 }, WORLD, DESK);
    expect(far.x).toBe(0);
    expect(far.y).toBe(668 - 1336);
  });

  it("keeps the point under the pointer while it zooms", () => {
    const before = { x: -200, y: -100, scale: 2 };
    const at: [number, number] = [500, 300];
    const after = zoomed(before, 1.5, at, WORLD, DESK);
    expect(after.scale).toBe(3);
    expect((at[0] - after.x) / after.scale).toBeCloseTo((at[0] - before.x) / before.scale);
    expect((at[1] - after.y) / after.scale).toBeCloseTo((at[1] - before.y) / before.scale);
  });

  it("shows a box in the middle of what buttons leave free", () => {
    const camera = showing(place(500, 400), 1.2, WORLD, PHONE, { top: 60, bottom: 40 });
    expect(camera.scale).toBe(1.2);
    expect(500 * camera.scale + camera.x).toBeCloseTo(195);
    expect(400 * camera.scale + camera.y).toBeCloseTo(60 + 299 / 2);
    expect(isInSight(place(500, 400), camera, PHONE)).toBe(true);
    expect(isInSight(place(100, 100), camera, PHONE)).toBe(false);
  });

  it("says what it sees", () => {
    expect(sight({ x: -100, y: -50, scale: 2 }, DESK)).toEqual({ x: 50, y: 25, width: 546, height: 334 });
  });
});

describe("sizes", () => {
  it("let names be read at every zoom", () => {
    for (let scale = 0.3; scale <= 5; scale += 0.1) {
      const pixels = 13.5 * pieceScale(scale);
      expect(pixels).toBeGreaterThan(10);
      expect(pixels).toBeLessThan(28);
    }
  });

  it("grow with the zoom, slower than the map", () => {
    expect(pieceScale(1)).toBe(1);
    expect(pieceScale(4)).toBeGreaterThan(pieceScale(2));
    expect(pieceScale(4)).toBeLessThan(2.5);
    expect(lineScale(4)).toBeLessThan(2);
  });
});

describe("going to what is asked", () => {
  it("takes the largest crowd that can be seen at once", () => {
    const east = [place(500, 400), place(560, 420), place(450, 380)];
    const box = crowded([place(80, 500), ...east, place(900, 260)], { width: 430, height: 440 });
    expect(box).toEqual({ x: 410, y: 340, width: 190, height: 120 });
  });

  it("leaves a window alone that shows the whole map", () => {
    const camera = new PanZoom(WORLD);
    camera.resize(DESK);
    camera.focus([place(80, 500), place(900, 260)]);
    expect(camera.camera).toEqual({ x: 0, y: 0, scale: 1 });
  });

  it("goes nearer in a small window, until names can be read", () => {
    const camera = new PanZoom(WORLD);
    camera.resize(PHONE);
    expect(camera.isSmall).toBe(true);
    const shown = camera.cameraFor([place(500, 400), place(560, 420)]);
    expect(shown.scale).toBeGreaterThan(0.9);
    expect(isInSight(place(500, 400), shown, PHONE)).toBe(true);
    expect(isInSight(place(560, 420), shown, PHONE)).toBe(true);
  });

  it("keeps the middle when the window changes its size", () => {
    const camera = new PanZoom(WORLD);
    camera.resize(DESK);
    camera.openAt({ x: -400, y: -300, scale: 2 });
    const middle = camera.onMap([DESK.width / 2, DESK.height / 2]);
    camera.resize({ width: 800, height: 600 });
    const [x, y] = camera.inWindow(middle);
    expect(x).toBeCloseTo(400);
    expect(y).toBeCloseTo(300);
  });
});
