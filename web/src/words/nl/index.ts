/** The sentences of the house in this language, and what stands on the boxes on its shelf. */
export default import.meta.glob<string>(["./*.ftl", "../../games/*/words/nl/box.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
