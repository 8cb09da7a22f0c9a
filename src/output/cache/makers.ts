/** Of `src/config`, what helps to make files from a description; the settings of the site are not among it. */
const helpers = [
  ...["files-below", "first-bytes", "first-sentence", "group-by", "map-texts", "one-line"],
  ...["parse-json", "start-thread"],
].map((name) => `src/config/${name}.ts`);

const common = ["src/openapi", "src/mock", "src/i18n", "src/config/addresses", ...helpers];

/**
 * The code that makes each lasting result: modules, and folders with all modules below them.
 * `__tests__/unit/output/cache/makers.test.ts` finds what is missing.
 */
export const makers = {
  /** A description as read and rendered. */
  reading: ["src/openapi", "src/content", "src/config", "src/i18n", "src/problems"],
  /** Texts of an API as Markdown. */
  markdown: [
    ...["src/output/markdown-versions", "src/output/html/tree-of-html.ts", "src/i18n"],
    ...["src/config/addresses", ...helpers],
  ],
  consoles: [...common, "src/output/console-files", "src/browser/console"],
  downloads: [
    ...[...common, "src/output/downloads", "src/output/console-files/demo-files.ts"],
    ...[
      "scripts/downloads",
      "src/content/markdown/kebab-case.ts",
      "src/problems/other-encoding.ts",
    ],
  ],
} satisfies Record<string, readonly string[]>;
