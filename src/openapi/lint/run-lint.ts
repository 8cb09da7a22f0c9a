import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { formatProblems } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import { lintDescription } from "./lint-description";
import { parseOperationList } from "./operation-list";
import { readDescription } from "./read-description";
import { redoclyProblems } from "./redocly-problems";

const listFile = "__tests__/fixtures/api-operations.tsv";

/**
 * `npm run lint:openapi`: prints what is wrong with the description; true when nothing is.
 * Words after `--` keep only the problems of files with one of them in their path.
 */
export async function runLint(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { complete: { type: "boolean", default: false } },
  });
  const description = readDescription("openapi");
  const list = parseOperationList(readFileSync(listFile, "utf8"));
  const isMeant = ({ where }: Problem) =>
    !positionals.length || positionals.some((word) => where?.file.includes(word));
  const problems = [
    ...(await redoclyProblems("openapi/openapi.yaml", "redocly.yaml")),
    ...lintDescription(description, list, { complete: values.complete }),
  ].filter(isMeant);
  if (problems.length)
    console.error(formatProblems(problems, `The API description has ${problems.length} problem${problems.length === 1 ? "" : "s"}`));
  else console.log(`The API description is sound: ${description.yaml.size} files.`);
  return !problems.length;
}
