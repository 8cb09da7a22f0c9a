import { dirname, relative, resolve } from "node:path";
import {
  lintDocument,
  loadConfig,
  type Document,
  type NormalizedProblem,
} from "@redocly/openapi-core";
import type { Problem } from "../../problems/problem";
import { contradictionProblems } from "../contradictions/contradiction-problems";
import { DescriptionResolver } from "../reading/description-resolver";
import { readMain } from "../reading/read-main";
import { stoppedReading } from "../reading/reading-problems";
import { makeConfig } from "../redocly-config";
import { fromRedocly } from "../problems/redocly-problems";
import { placeOf } from "../source-locations";
import { redoclyWords } from "./redocly-words";

function ruleProblem({
  ruleId,
  message,
  suggest,
  location: [location],
}: NormalizedProblem): Problem {
  const place = location && placeOf(location, process.cwd());
  const { cause, fix } = redoclyWords(ruleId, place?.seen ?? "", message);
  return {
    level: "error",
    code: `redocly-${ruleId}`,
    what: message,
    where: place && { file: place.file, line: place.line },
    seen: place?.seen,
    cause,
    fix: suggest[0] ?? fix,
  };
}

/** A file that cannot be parsed, and each reference to it. */
const isSyntax = /^Failed to parse|\(\d+:\d+\)$/;

/** What contradicts itself; other rules look at the examples and the types of enums. */
async function contradictionsIn(document: Document, resolver: DescriptionResolver, root: string) {
  const { config, places } = await makeConfig();
  await lintDocument({ document, config, externalRefResolver: resolver });
  const found = places.contradictions.filter(
    (one) => one.kind !== "value" || one.role === "default",
  );
  return contradictionProblems(found, root);
}

/** Redocly's findings with the rules of `redocly.yaml`; warnings count as errors. Reads only what the build may read. */
export async function redoclyProblems(
  entry: string,
  configPath: string,
  hosts: readonly string[] = [],
): Promise<Problem[]> {
  const shownFolder = dirname(entry);
  const resolver = new DescriptionResolver({ folder: resolve(shownFolder), shownFolder, hosts });
  const config = await loadConfig({ configPath });
  const root = process.cwd();
  const { document, problems } = await readMain(resolve(entry), resolver, root);
  if (!document) return problems;
  const found = await lintDocument({ document, config, externalRefResolver: resolver }).catch(
    (error: unknown) => stoppedReading(error, relative(root, resolve(entry))),
  );
  if (!Array.isArray(found)) return [...problems, found];
  const read = { root, resolver, documents: await resolver.documents() };
  // Files that cannot be parsed are told by our own reading, once.
  const told = found.filter(({ ignored, message }) => !ignored && !isSyntax.test(message));
  const isReference = ({ ruleId }: NormalizedProblem) => ruleId === "no-unresolved-refs";
  return [
    ...problems,
    ...fromRedocly(told.filter(isReference), { ...read, said: [] }),
    ...told.filter((problem) => !isReference(problem)).map(ruleProblem),
    ...(await contradictionsIn(document, resolver, root)),
  ];
}
