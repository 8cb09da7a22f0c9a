import type { Mistake } from "./mistake";

/** The variables of a build, besides those that name the sound site. */
type Environment = Partial<Record<"SITE_CONFIG" | "SITE_URL" | "LOCALE", string>>;

interface ConfigurationRun {
  env?: Environment;
  mistakes: Mistake[];
}

const onlyInBuild = "develop reads the configuration when it starts, and says to restart it";

const sound = [
  "url: https://docs.example.com",
  "marketingUrl: https://www.example.com",
  "docVersions: [{ name: current, label: Next, mainDocId: sound }]",
];

/** A configuration in which each line is a mistake, and the lines that it needs. */
const lines: [line: string, name?: string][] = [
  ["titel: Sound docs", "a key is misspelled"],
  ["title: 7", "the title is a number"],
  ["url: docs.example.com", "the address of the site has no https://"],
  ["blog: { postsPerPage: many }", "a number is a word"],
  ["locales: [{ code: english!, label: English }]", "a locale is no language code"],
  ["navbar:"],
  ["  title: Sound"],
  ["  items:"],
  ["    - { label: Docs }", "an entry of the bar leads nowhere"],
  ["    - { type: serch }", "the type of an entry of the bar is misspelled"],
  ["imageHosts: [cdn.example.com/images]", "a host of images has a path"],
  ["announcement: { id: news, content: News, textColor: '#12' }", "a color is none"],
];

const text = (written: readonly string[]) => `${written.join("\n")}\n`;

const many: Mistake[] = lines.flatMap(([, name], index) =>
  name === undefined
    ? []
    : [
        {
          name,
          files: { "site.yaml": text(lines.map(([line]) => line)) },
          at: `site.yaml:${index + 1}`,
          onlyInBuild,
        },
      ],
);

const one = (name: string, at: string, files: Mistake["files"] = {}): Mistake => ({
  name,
  files,
  at,
  onlyInBuild,
});

/** Mistakes that hide one another: each has a configuration, or variables, of its own. */
const alone: ConfigurationRun[] = [
  {
    mistakes: [
      one("the configuration is not YAML", "site.yaml:2", {
        "site.yaml": text(["title: Sound docs", "description: Docs: all of them", ...sound]),
      }),
    ],
  },
  {
    env: { SITE_CONFIG: "site/sites.yaml" },
    mistakes: [one("SITE_CONFIG names a file that does not exist", "sites.yaml")],
  },
  {
    env: { SITE_CONFIG: "site/content" },
    mistakes: [one("SITE_CONFIG names a folder", "content")],
  },
  {
    env: { SITE_URL: "docs.example.com" },
    mistakes: [one("SITE_URL has no https://", "environment")],
  },
  {
    env: { LOCALE: "fr" },
    mistakes: [one("LOCALE names a locale that does not exist", "environment")],
  },
];

/** A mistake that is found with those between the files of the content. */
const link = one("a link of the bar leads to a page that does not exist", "site.yaml:6", {
  "site.yaml": text([
    ...sound,
    "navbar:",
    "  title: Sound",
    "  items: [{ label: Docs, to: /docs/soundd }]",
  ]),
});

export const configuration = { together: many, alone, link };
