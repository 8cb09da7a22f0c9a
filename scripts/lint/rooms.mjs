/** The rooms of `src/` in the order of the data flow: each may import only from those above it (ARCHITECTURE.md). */
export const rooms = Object.freeze({
  problems: "problems in five parts, their log, and YAML with lines",
  i18n: "the dictionaries of the interface",
  config: "site.config.ts and its schema; what an address, a link and safe HTML are",
  content: "authors' files, read and understood, without Gatsby or React",
  openapi:
    "the API description: reading, operations, schemas, lint, changes, validation, downloads",
  checks: "what pages claim, held against the description, the glossary and the language",
  search: "records, engine and clients of the search",
  mock: "answers to requests, made from the description",
  browser: "what runs in the reader's browser outside of React",
  views: "everything that is drawn with React: templates, components, the API reference",
  output: "what the build writes from pages or beside them",
  graphql: "nodes, schema, resolvers and pages of Gatsby",
  toolchain: "whatever touches webpack, the compiler or the internals of Gatsby",
});

/** Zones of `import-x/no-restricted-paths`. */
export function roomZones() {
  const names = Object.keys(rooms);
  return names.slice(0, -1).map((name, index) => ({
    target: `./src/${name}`,
    from: names.slice(index + 1).map((below) => `./src/${below}`),
    message: `src/${name}/ holds ${rooms[name]}. It may import from ${names.slice(0, index).join(", ") || "no other room"}. Move what both rooms need to the upper one, or hand it over as an argument.`,
  }));
}
