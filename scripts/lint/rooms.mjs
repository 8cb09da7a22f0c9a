/** The rooms of `src/` in the order of the data flow: each may import only from those above it (ARCHITECTURE.md). */
export const rooms = Object.freeze({
  problems: "problems in five parts, the log of a build, and YAML that knows its line numbers",
  i18n: "the dictionaries of the interface",
  config: "site.config.ts and its schema, and the rules for addresses, links, and safe HTML",
  content: "authors' files, parsed without Gatsby or React",
  openapi:
    "the API description: reading, operations, schemas, lint, comparison, validation, and downloads",
  checks: "checks that compare pages with the API description, the glossary, and the dictionary",
  search: "search records, the engine, and its clients",
  mock: "a mock API, derived from the description",
  browser: "browser code outside React",
  views: "React: templates, components, the API reference, and the theme",
  output: "what a build writes from pages or next to them",
  graphql: "Gatsby's nodes, schema, resolvers, and pages",
  toolchain: "changes to webpack, the compiler, and Gatsby's own code",
});

/** Zones of `import-x/no-restricted-paths`. */
export function roomZones() {
  const names = Object.keys(rooms);
  return names.slice(0, -1).map((name, index) => ({
    target: `./src/${name}`,
    from: names.slice(index + 1).map((below) => `./src/${below}`),
    message: `src/${name}/ holds ${rooms[name]}. It may import from ${names.slice(0, index).join(", ") || "no other room"}. Move what both rooms need to the upper one, or pass it as an argument.`,
  }));
}
