import type { ThemeRegistrationRaw } from "shiki";

/**
 * Classes of highlighted code by TextMate scopes; later entries win. src/views/theme/code.css colors them. The scopes
 * are those of GitHub's themes, reduced to what readers can tell apart.
 */
const scopesByClass: [className: string, scopes: string[]][] = [
  ["comment", ["comment", "punctuation.definition.comment", "string.comment"]],
  ["keyword", ["keyword", "storage", "storage.type"]],
  ["string", ["string", "punctuation.definition.string", "string.quoted.docstring"]],
  ["number", ["constant.numeric", "constant.language", "constant.other", "support.constant"]],
  ["number", ["constant.character.escape", "string.regexp", "keyword.other.unit"]],
  ["function", ["entity.name.function", "support.function", "entity.name.command"]],
  ["type", ["entity.name.type", "entity.name.class", "support.class", "support.type"]],
  ["type", ["entity.other.inherited-class", "entity.name.namespace"]],
  [
    "property",
    ["support.type.property-name", "meta.object-literal.key", "variable.other.property"],
  ],
  ["property", ["constant.other.option", "support.variable.property"]],
  ["variable", ["variable.other.normal.shell", "punctuation.definition.variable"]],
  ["variable", ["variable.parameter", "variable.language", "variable.other.constant"]],
  ["variable", ["variable.other.bracket.shell", "variable.other.php"]],
  ["tag", ["entity.name.tag", "punctuation.definition.tag"]],
  ["property", ["entity.name.tag.yaml", "entity.name.tag.http", "source.http entity.name.tag"]],
  ["attribute", ["entity.other.attribute-name"]],
  ["heading", ["markup.heading", "markup.bold", "entity.name.section"]],
  ["inserted", ["markup.inserted", "meta.diff.header.to-file"]],
  ["deleted", ["markup.deleted", "meta.diff.header.from-file"]],
];

/** Encodes the class at `index` as a color, because Shiki's themes can only name colors. */
const colorOf = (index: number) => `#${index.toString(16).padStart(6, "0").toUpperCase()}`;
const foreground = "#FFFFFF";

export const tokenTheme: ThemeRegistrationRaw = {
  name: "token-classes",
  type: "light",
  colors: { "editor.foreground": foreground, "editor.background": "#000000" },
  settings: [
    { settings: { foreground, background: "#000000" } },
    ...scopesByClass.map(([, scope], index) => ({
      scope,
      settings: { foreground: colorOf(index) },
    })),
  ],
};

/** The class for one of the theme's colors, such as `tk-string`; undefined for ordinary text. */
export function classOfColor(color: string | undefined): string | undefined {
  const entry = scopesByClass[Number.parseInt((color ?? foreground).slice(1), 16)];
  return entry && `tk-${entry[0]}`;
}
