/** Questions about the fortress, in plain words. */

import { describe, expect, test } from "vitest";

import { queries, vocabulary } from "../../../src/games/halls_of_hegra/asked/queries";
import type { HegraPrint } from "../../../src/games/halls_of_hegra/table";
import { say } from "../../../src/games/halls_of_hegra/words";
import { LANGUAGES, reader } from "../../../src/lib/language.svelte";
import { understand } from "../../../src/table/access/query";

describe("a question about the fortress", () => {
  const spaces = { repair: { name: "Reparer" }, shovel_snow: { name: "Måk snø" } };
  const defenders = Object.fromEntries(
    ["officer", "soldier", "volunteer", "medic", "hunter"].map((type) => [type, { name: type }]),
  );
  const words = vocabulary({ spaces, defenders } as unknown as HegraPrint);

  test.each([
    ["who is tired", "tired"],
    ["hvem er sliten", "tired"],
    ["what is in the hit bag", "hit-bag"],
    ["hva er i treffposen?", "hit-bag"],
    ["chance of doubt", "doubt"],
    ["who can repair", "able"],
    ["hvem kan reparere", "able"],
    ["where are the Germans", "germans"],
    ["hvor er tyskerne", "germans"],
    ["what happens tonight", "tonight"],
    ["hva skjer i kveld", "tonight"],
    ["what is on the trails", "trails"],
    ["hva er på stiene", "trails"],
    ["where are the soldiers", "defender"],
    ["mak sno", "space"],
  ])("%s", (text, id) => expect(understand(text, queries, words)?.query.id).toBe(id));

  test("has an example in words for every kind", () => {
    const names = { space: "C", defender: "D" };
    for (const { id } of queries) expect(say(`query-example-${id}`, names)).not.toContain("[");
  });

  test.each(LANGUAGES)("is understood as its example in %s says", (language) => {
    reader.language = language;
    const examples = queries.map(({ id }) => say(`query-example-${id}`, { space: "Reparer", defender: "officer" }));
    reader.language = "en";
    const understood = examples.map((text) => understand(text, queries, words)?.query.id);
    expect(understood).toEqual(queries.map(({ id }) => id));
  });
});
