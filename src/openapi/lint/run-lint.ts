import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadSiteConfig } from "../../config/load-site-config";
import { formatProblems } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import { lintDescription } from "./lint-description";
import { parseOperationList } from "./operation-list";
import { readDescription } from "./read-description";
import { redoclyProblems } from "./redocly-lint";

const listFile = "__tests__/fixtures/api-operations.tsv";

/** Redocly checks examples as well; where our own rule has named a file, its words are repetition. */
function withoutRepeats(redocly: readonly Problem[], own: readonly Problem[]): Problem[] {
  const named = new Set(
    own.filter(({ code }) => code === "openapi-example-invalid").map(({ where }) => where?.file),
  );
  return redocly.filter(
    ({ code, where }) => !/^redocly-no-invalid-.*example/.test(code) || !named.has(where?.file),
  );
}

/**
 * `npm run lint:openapi`: prints what is wrong with the description; true when nothing is.
 * Words after `--` keep only the problems of files with one of them in their path.
 */
export async function runLint(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { partial: { type: "boolean", default: false } },
  });
  const description = readDescription("openapi");
  const list = parseOperationList(readFileSync(listFile, "utf8"));
  const isMeant = ({ where }: Problem) =>
    !positionals.length || positionals.some((word) => where?.file.includes(word));
  const own = lintDescription(description, list, { complete: !values.partial });
  const { config } = loadSiteConfig(process.cwd(), process.env);
  const hosts = config?.api.referenceHosts;
  const redocly = await redoclyProblems("openapi/openapi.yaml", "redocly.yaml", hosts);
  const problems = [...withoutRepeats(redocly, own), ...own].filter(isMeant);
  if (problems.length)
    console.error(
      formatProblems(
        problems,
        `The API description has ${problems.length} problem${problems.length === 1 ? "" : "s"}`,
      ),
    );
  else if (positionals.length)
    console.log(`Nothing is wrong in files with ${positionals.join(" or ")} in their path.`);
  else console.log(`The API description is sound: ${description.yaml.size} files.`);
  return !problems.length;
}
