import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadSiteConfig } from "../../config/load-site-config";
import { startThread } from "../../config/start-thread";
import { formatProblems } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import { lintDescription } from "./lint-description";
import { parseOperationList } from "./operation-list";
import { readDescription } from "./read-description";
import type { redoclyProblems } from "./redocly-lint";

const listFile = "__tests__/fixtures/api-operations.tsv";

/** `npm run lint:openapi`: prints problems and returns true if there are none. `args` limit them to paths with these words. */
export async function runLint(args: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { partial: { type: "boolean", default: false } },
  });
  const { config } = loadSiteConfig(process.cwd(), process.env);
  // Redocly's rules and ours take seconds each.
  const redoclyThread = startThread<Parameters<typeof redoclyProblems>, Problem[]>(
    "src/openapi/lint/redocly-lint.ts",
    "redoclyProblems",
  );
  const { referenceHosts = [] } = config?.api ?? {};
  const redoclyFinds = redoclyThread.run("openapi/openapi.yaml", "redocly.yaml", referenceHosts);
  const description = readDescription("openapi");
  const list = parseOperationList(readFileSync(listFile, "utf8"));
  const isMeant = ({ where }: Problem) =>
    !positionals.length || positionals.some((word) => where?.file.includes(word));
  const ours = lintDescription(description, list, { complete: !values.partial });
  const redocly = await redoclyFinds;
  await redoclyThread.end();
  const problems = [...redocly, ...ours].filter(isMeant);
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
