/** The sentences of this game's client in this language; those of its box come with the house. */
export default import.meta.glob<string>(["./*.ftl", "!./box.ftl"], { query: "?raw", import: "default", eager: true });
