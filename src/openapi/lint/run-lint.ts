import { readFileSync } from "node:fs";
import { loadSiteConfig } from "../../config/load-site-config";
import { filesBelow } from "../../config/files-below";
import { startThread } from "../../config/start-thread";
import { formatProblems } from "../../problems/format-problem";
import type { Problem } from "../../problems/problem";
import { unmatchedWords } from "../../problems/unmatched-words";
import { lintDescription } from "./lint-description";
import { parseOperationList } from "./operation-list";
import { readDescription } from "./read-description";
import type { redoclyProblems } from "./redocly-lint";

const listFile = "__tests__/fixtures/api-operations.tsv";

/** `npm run lint:openapi`: prints problems and returns true if there are none. `words` limit them to paths that have one. */
export async function runLint(
  words: readonly string[],
  { partial }: { partial: boolean },
): Promise<boolean> {
  const files = filesBelow("openapi")
    .filter((file) => !file.startsWith("versions/"))
    .map((file) => `openapi/${file}`);
  const command = "npm run lint:openapi";
  const lost = unmatchedWords(words, files, { command, folder: "openapi" });
  if (lost.length) {
    console.error(formatProblems(lost, "Nothing was checked"));
    return false;
  }
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
    !words.length || words.some((word) => where?.file.includes(word));
  const ours = lintDescription(description, list, { complete: !partial });
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
  else if (words.length)
    console.log(`Nothing is wrong in files with ${words.join(" or ")} in their path.`);
  else console.log(`The API description is sound: ${description.yaml.size} files.`);
  return !problems.length;
}
