import path from "node:path";
import {
  BaseResolver,
  bundle,
  lintDocument,
  YamlParseError,
  type Document,
} from "@redocly/openapi-core";
import { hasErrors, type Problem, type SourceLocation } from "../problems/problem";
import { collectOperations, type OperationEntry } from "./collect-operations";
import { versionProblem } from "./document-version";
import { descriptionNames, findDescription } from "./find-description";
import { isObject, type JsonObject } from "./json";
import { readOverviews, type OverviewFile } from "./overviews";
import { makeConfig } from "./redocly-config";
import { fromRedocly, syntaxError } from "./redocly-problems";
import { createReferences, type References } from "./references";
import { placeOf, placeOfText } from "./source-locations";

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
export interface LoadResult {
  description?: LoadedDescription;
  problems: Problem[];
  /** Absolute paths of all files that were read, or waited for; to be watched. */
  files: string[];
}

async function readMain(
  file: string,
  resolver: BaseResolver,
  root: string,
): Promise<{ document: Document } | { problem: Problem }> {
  try {
    const document = await resolver.resolveDocument(null, file, true);
    if (document instanceof Error) throw document;
    return { document };
  } catch (error) {
    if (!(error instanceof YamlParseError)) throw error;
    const start = { line: error.line || 1, col: error.col || 1 };
    const place = placeOf({ source: error.source, pointer: undefined, start }, root);
    return { problem: syntaxError(error.message, place) };
  }
}

async function documentsOf(resolver: BaseResolver): Promise<Map<string, Document>> {
  const documents = new Map<string, Document>();
  for (const file of resolver.getFiles()) {
    const document = await resolver.resolveDocument(null, file).catch(() => undefined);
    if (document && !(document instanceof Error)) documents.set(file, document);
  }
  return documents;
}

/** Finds, reads, checks and bundles the description in a folder; paths in problems are relative to `root`. */
export async function loadDescription(dir: string, root: string): Promise<LoadResult> {
  const found = await findDescription(dir, root);
  if ("problem" in found)
    return {
      problems: [found.problem],
      files: descriptionNames.map((name) => path.resolve(dir, name)),
    };

  const { config, places } = await makeConfig();
  const resolver = new BaseResolver(config.resolve);
  const main = await readMain(path.resolve(found.file), resolver, root);
  const filesRead = () => [...resolver.getFiles()].filter((file) => path.isAbsolute(file));
  if ("problem" in main) return { problems: [main.problem], files: filesRead() };
  const wrongVersion = versionProblem(main.document, root);
  if (wrongVersion) return { problems: [wrongVersion], files: filesRead() };

  const linted = await lintDocument({
    document: main.document,
    config,
    externalRefResolver: resolver,
  });
  const problems = fromRedocly(linted, { root, documents: await documentsOf(resolver) });
  const bundled = await bundle({
    doc: main.document,
    config,
    externalRefResolver: resolver,
    componentRenamingConflicts: "off",
  });
  const document = bundled.bundle.parsed;
  if (!isObject(document)) return { problems, files: filesRead() };

  const references = createReferences(document);
  const locateIn = (map: typeof places.tags) => (key: string) => {
    const location = map.get(key);
    if (!location) return undefined;
    const { file, line } = placeOf(location, root);
    return { file, line };
  };
  const operations = collectOperations(document, references, locateIn(places.operations));
  const overviews = await readOverviews({
    document,
    operations: operations.operations,
    dir,
    root,
    locate: locateIn(places.tags),
  });
  problems.push(...operations.problems, ...overviews.problems);
  const files = [...filesRead(), ...overviews.files];
  if (hasErrors(problems)) return { problems, files };

  const description: LoadedDescription = {
    document,
    references,
    file: path.relative(root, found.file).split(path.sep).join("/"),
    operations: operations.operations,
    overviews: overviews.overviews,
    locateText(text) {
      const location = places.descriptions.get(text.trim());
      return location && placeOfText(location, root);
    },
  };
  return { description, problems, files };
}
