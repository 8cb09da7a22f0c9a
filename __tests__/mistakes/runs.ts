import { configuration as settings } from "./configuration";
import { content } from "./content";
import { description, mainFile } from "./description";
import { everyKind } from "./every-kind";
import type { Mistake, SiteFiles } from "./mistake";
import { soundSite } from "./sound-site";
import { typescript } from "./typescript";

/** A build, and the mistakes that it says together. */
export interface Run {
  /** The configuration is read without a build: another one proves that a build says what is wrong with it. */
  isReadOnly?: true;
  /** Relative to the project. */
  files: SiteFiles;
  env: Record<string, string>;
  mistakes: Mistake[];
}

/** The folder of the site, relative to the project. */
export const siteFolder = "site";

const siteEnv = {
  CONTENT_DIR: `${siteFolder}/content`,
  OPENAPI_DIR: `${siteFolder}/openapi`,
  SITE_CONFIG: `${siteFolder}/site.yaml`,
};

export const inSite = (files: SiteFiles): SiteFiles =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${siteFolder}/${file}`, text]));

const placed = ({ at, ...mistake }: Mistake): Mistake => ({
  ...mistake,
  at: at.startsWith("environment") ? at : `${siteFolder}/${at}`,
});

const named = (kind: string, mistakes: readonly Mistake[]): Mistake[] =>
  mistakes.map((mistake) => ({ ...mistake, name: `${kind}: ${mistake.name}` }));

function run(mistakes: readonly Mistake[], files: SiteFiles = {}, env = {}): Run {
  const all = Object.assign({}, soundSite, files, ...mistakes.map((one) => one.files)) as SiteFiles;
  return { files: inSite(all), env: { ...siteEnv, ...env }, mistakes: mistakes.map(placed) };
}

/** A description that cannot be read, as that of a frozen version: one site has as many as there are mistakes. */
function asVersion(mistake: Mistake, version: string): Mistake {
  const moved = (path: string) => path.replace(/^openapi\b/, `openapi/versions/${version}`);
  const sound = { "openapi/openapi.yaml": soundSite["openapi/openapi.yaml"] ?? null };
  const files = { ...sound, ...mistake.files };
  return {
    ...mistake,
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [moved(file), text])),
    at: moved(mistake.at),
  };
}

const versions = description.fatal.map((_, index) => `v${index + 1}`);

/** A version for each description that cannot be read. */
function withVersions(main: SiteFiles[string] = mainFile): SiteFiles {
  const entries = versions.map((name) => `  - { name: ${name}, label: ${name}, mainDocId: sound }`);
  const pages = versions.map((name) => [
    `content/versions/${name}/docs/sound.mdx`,
    soundSite["content/docs/sound.mdx"] ?? null,
  ]);
  return {
    ...(Object.fromEntries(pages) as SiteFiles),
    "openapi/openapi.yaml": main,
    "site.yaml": String(soundSite["site.yaml"]).replace(
      /docVersions: .*/,
      `docVersions:\n  - { name: current, label: Next, mainDocId: sound }\n${entries.join("\n")}`,
    ),
  };
}

const inCode = (mistakes: readonly Mistake[]): Run => {
  const files = Object.assign({}, ...mistakes.map((one) => one.files)) as SiteFiles;
  return {
    files: { ...inSite(soundSite), ...files },
    env: siteEnv,
    mistakes: named("TypeScript", mistakes),
  };
};

const fatalInVersions = description.fatal.map((one, index) =>
  asVersion(one, versions[index] ?? ""),
);

/** What reading finds is said together: content, descriptions, and code that does not parse. */
function whatReadingFinds(): Run {
  const read = run(
    [
      ...named("content", content.inFiles),
      ...named("description", [...description.together, ...fatalInVersions]),
    ],
    withVersions(),
  );
  const code = inCode(typescript.beginning);
  return {
    ...read,
    files: { ...code.files, ...read.files },
    mistakes: [...read.mistakes, ...code.mistakes],
  };
}

const { nodes, configuration, queries, bundling, rendering } = typescript;

/** A wrong configuration, and mistakes of all other kinds, which it must not hide. */
export const everyKindRun = run(named("configuration", settings.together), everyKind.files);

const betweenFiles = [
  ...named("content", content.betweenFiles),
  ...named("configuration", [settings.link]),
];

/** All builds, and what needs none. */
export const runs: Run[] = [
  whatReadingFinds(),
  run(betweenFiles),
  everyKindRun,
  ...settings.alone.map(({ mistakes, env }): Run => ({
    ...run(named("configuration", mistakes), {}, env),
    isReadOnly: true,
  })),
  ...[nodes, configuration, queries, bundling, rendering].map(inCode),
];

const soundDescription = soundSite["openapi/openapi.yaml"] ?? null;

/** The sound site as it is developed, with the versions, and how it is started. */
export const soundProject = {
  files: inSite({
    ...soundSite,
    ...withVersions(soundDescription),
    ...Object.fromEntries(
      versions.map((name) => [`openapi/versions/${name}/openapi.yaml`, soundDescription]),
    ),
  }),
  env: siteEnv,
};

/** Mistakes that are written at once while a site is developed. */
export interface Batch {
  name: string;
  /** What is printed, or changes, when they are mended. */
  recovers: "content" | "bundle" | "queries";
  /** The files with mistakes, relative to the project. */
  files: SiteFiles;
  mistakes: Mistake[];
}

const withoutVersions = inSite(soundSite);

/**
 * Sound files are left out, which would be saved again: two saves in one moment are one to those who watch a file.
 */
function batch(
  name: string,
  recovers: Batch["recovers"],
  { mistakes, files }: Pick<Run, "mistakes" | "files">,
): Batch {
  const wrong = Object.entries(files).filter(
    ([file, text]) => ![soundProject.files[file], withoutVersions[file]].includes(text),
  );
  return {
    name,
    recovers,
    files: Object.fromEntries(wrong),
    mistakes: mistakes.filter((one) => !one.onlyInBuild),
  };
}

const { together, fatal } = description;

export const batches: Batch[] = [
  batch("content, in files", "content", run(content.inFiles)),
  batch("content, between files", "content", run(content.betweenFiles)),
  batch("descriptions", "content", run([...together, ...fatalInVersions], withVersions())),
  batch("a description that cannot be read", "content", run(fatal.slice(0, 1))),
  batch("code that does not parse", "bundle", inCode(typescript.beginning)),
  batch("imports", "bundle", inCode(bundling)),
  batch("queries", "queries", inCode(queries)),
];

/** The same text for every place in which a mistake can stand. */
export const withoutPlace = (text: string): string =>
  text.replaceAll(/openapi\/versions\/v\d+/g, "openapi").replaceAll(`${siteFolder}/`, "");
