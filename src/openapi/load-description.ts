import path from "node:path";
import { bundle, lintDocument, type Document } from "@redocly/openapi-core";
import { descriptionNames } from "../config/api-info";
import { contradictionProblems } from "./contradictions/contradiction-problems";
import { hasErrors, type Problem, type SourceLocation } from "../problems/problem";
import { collectOperations, type OperationEntry } from "./collect-operations";
import { versionProblem } from "./document-version";
import { findDescription } from "./find-description";
import { isObject, type JsonObject } from "./json";
import { readOverviews, type OverviewFile } from "./tag-overviews";
import { makeConfig } from "./redocly-config";
import { fromRedocly } from "./problems/redocly-problems";
import { DescriptionResolver, type ParsedTexts } from "./reading/description-resolver";
import { withoutOddDiscriminators } from "./reading/odd-discriminators";
import { pathInside, type DescriptionFolder } from "./reading/read-inside";
import { readMain } from "./reading/read-main";
import { refusedFile, stoppedReading } from "./reading/reading-problems";
import { Refused } from "./reading/refused";
import { schemaCircles } from "./problems/schema-circles";
import { createReferences, type References } from "./references";
import { placeOf, placeOfText } from "./source-locations";
import { undeclaredNames } from "./problems/undeclared-names";

/** A description in one piece, with the places from which its parts came. */
export interface LoadedDescription {
  /** Bundled: every `$ref` is internal. */
  document: JsonObject;
  references: References;
  /** The main file, relative to the root. */
  file: string;
  operations: OperationEntry[];
  overviews: OverviewFile[];
  /** First line of a description text, where its place is known. */
  locateText(text: string): SourceLocation | undefined;
}

/** What loading gives: no description when a problem is an error. */
interface LoadResult {
  description?: LoadedDescription;
  problems: Problem[];
  /** Absolute paths of all files that were read, or waited for; to be watched. */
  files: string[];
  /** Addresses of other hosts that were asked. */
  remote: string[];
}

/** What a description may read beside its folder, where that must be, and what is known of it. */
export interface LoadOptions {
  /** Hosts that `$ref`s may name: `api.referenceHosts` of the configuration. */
  hosts?: readonly string[];
  /** The folder in which the description's own must really be: that of a frozen version, after links, below today's. */
  within?: string;
  /** Texts that are not parsed again, and to which those of this reading are added. */
  parsed?: ParsedTexts;
}

/** The problem that a folder is a link to elsewhere. */
function outsideOf(within: string, dir: string, shown: (file: string) => string) {
  try {
    pathInside(path.resolve(dir), { folder: path.resolve(within), shownFolder: shown(within) });
    return undefined;
  } catch (error) {
    return error instanceof Refused ? refusedFile(error, { file: shown(dir) }) : undefined;
  }
}

/** Rules of Redocly throw at what is of another kind than OpenAPI says, such as null. Then it is checked without them. */
async function lint(document: Document, resolver: DescriptionResolver) {
  const lintWith = async (made: Awaited<ReturnType<typeof makeConfig>>) => {
    const { config } = made;
    const linted = await lintDocument({ document, config, externalRefResolver: resolver });
    return { ...made, linted };
  };
  const withRules = await lintWith(await makeConfig()).catch(() => undefined);
  return withRules ?? lintWith(await makeConfig([]));
}

/**
 * Checks and bundles a description. No document, and at least one error, where that is stopped by something in it. A
 * reference without end, of which `said` tells, is taken out, after which something is missing in its place.
 */
async function bundled(
  main: Document,
  said: readonly Problem[],
  resolver: DescriptionResolver,
  root: string,
) {
  const problems: Problem[] = [];
  try {
    const { config, places, linted } = await lint(main, resolver);
    const documents = await resolver.documents();
    problems.push(...fromRedocly(linted, { root, said, documents, resolver }));
    problems.push(...contradictionProblems(places.contradictions, root));
    for (const { parsed } of documents.values()) withoutOddDiscriminators(parsed);
    const { bundle: whole } = await bundle({
      doc: main,
      config,
      externalRefResolver: resolver,
      componentRenamingConflicts: "off",
    });
    return { whole: { document: whole.parsed as unknown, places }, problems };
  } catch (error) {
    const file = path.relative(root, main.source.absoluteRef).split(path.sep).join("/");
    return { problems: [...problems, stoppedReading(error, file)] };
  }
}

type Places = Awaited<ReturnType<typeof makeConfig>>["places"];

/** The operations and overviews of a bundled document, and what is wrong in it. */
async function readBundled(
  document: JsonObject,
  places: Places,
  folder: DescriptionFolder,
  root: string,
) {
  const references = createReferences(document);
  const locateIn = (map: Places["tags"]) => (key: string) => {
    const location = map.get(key);
    if (!location) return undefined;
    const { file, line } = placeOf(location, root);
    return { file, line };
  };
  const { operations, problems } = collectOperations(
    document,
    references,
    locateIn(places.operations),
  );
  const overviews = await readOverviews({
    document,
    operations,
    folder,
    root,
    locate: locateIn(places.tags),
  });
  const circles = schemaCircles(document, references, (at) => places.references.get(at), root);
  const names = undeclaredNames(document, references, operations, (requirement) => {
    const location = places.securityRequirements.get(requirement);
    return location && placeOf(location, root);
  });
  return {
    references,
    operations,
    overviews,
    problems: [...problems, ...names, ...overviews.problems, ...circles],
  };
}

/** Finds, reads, checks and bundles the description in a folder; paths in problems are relative to `root`. */
export async function loadDescription(
  dir: string,
  root: string,
  { hosts = [], within, parsed }: LoadOptions = {},
): Promise<LoadResult> {
  const shown = (file: string) => path.relative(root, file).split(path.sep).join("/") || ".";
  const outside = within && outsideOf(within, dir, shown);
  if (outside) return { problems: [outside], files: [], remote: [] };
  const found = await findDescription(dir, root);
  if ("problem" in found)
    return {
      problems: [found.problem],
      files: descriptionNames.map((name) => path.resolve(dir, name)),
      remote: [],
    };

  const file = path.resolve(found.file);
  const folder = { folder: path.resolve(dir), shownFolder: shown(dir) };
  const resolver = new DescriptionResolver({ ...folder, hosts, parsed });
  const read = () => ({
    files: [...resolver.getFiles()].filter(
      (name) => path.isAbsolute(name) && !resolver.refused.has(name),
    ),
    remote: [...resolver.remote],
  });
  const main = await readMain(file, resolver, root);
  const said = [...found.warnings, ...main.problems];
  if (!main.document) return { problems: said, ...read() };
  const wrongVersion = versionProblem(main.document, root);
  if (wrongVersion) return { problems: [...found.warnings, wrongVersion], ...read() };
  const { whole, problems: more } = await bundled(main.document, main.problems, resolver, root);
  const problems = [...said, ...more];
  if (!whole || !isObject(whole.document)) return { problems, ...read() };
  const { document, places } = whole;

  const checked = await readBundled(document, places, folder, root);
  problems.push(...checked.problems);
  const { files, ...others } = read();
  const all = { ...others, files: [...files, ...checked.overviews.files] };
  if (hasErrors(problems)) return { problems, ...all };

  const description: LoadedDescription = {
    document,
    references: checked.references,
    file: shown(file),
    operations: checked.operations,
    overviews: checked.overviews.overviews,
    locateText(text) {
      const location = places.descriptions.get(text.trim());
      return location && placeOfText(location, root);
    },
  };
  return { description, problems, ...all };
}
