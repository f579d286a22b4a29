/**
 * The packs that this browser keeps: what an owner of a printed game has transcribed. They go nowhere but to the
 * server that checks them, which keeps nothing, and to a table that is laid out with them.
 */

import type { PackChecked, PackText } from "../lib/protocol";

export interface KeptPack extends PackText {
  game: string;
  /** What the pack calls itself, or the name of its file. */
  title: string;
  hash: string;
}

const PACKS = "motstand.packs";
/** As much as the server takes: bytes of a pack, and packs of a table. */
export const LARGEST_PACK = 65_536;
export const MOST_PACKS = 4;

export function myPacks(): KeptPack[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PACKS) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

export const packsFor = (game: string): KeptPack[] => myPacks().filter((pack) => pack.game === game);

/** Keep a pack that the server found good, instead of one with the same file name. False if there is no room for it. */
export function keepPack(pack: PackText, checked: PackChecked): boolean {
  const { game, edition } = checked;
  const kept: KeptPack = { name: pack.name, text: pack.text, game, title: edition.title, hash: edition.hash };
  const others = myPacks().filter((each) => each.game !== game || (each.name !== pack.name && each.hash !== kept.hash));
  return write([kept, ...others]);
}

export function forgetPack(hash: string): void {
  write(myPacks().filter((pack) => pack.hash !== hash));
}

/** The name of a file as a pack is called: at most as long as the server takes, and with its ending. */
export function packName(file: string): string {
  const name = file.trim().replace(/\.toml$/i, "") || "pack";
  return `${name.slice(0, 70)}.toml`;
}

function isKept(value: unknown): value is KeptPack {
  const pack = value as Partial<Record<keyof KeptPack, unknown>> | null;
  const texts = [pack?.name, pack?.text, pack?.game, pack?.title, pack?.hash];
  return texts.every((text) => typeof text === "string");
}

function write(packs: KeptPack[]): boolean {
  try {
    localStorage.setItem(PACKS, JSON.stringify(packs));
    return true;
  } catch {
    return false;
  }
}
