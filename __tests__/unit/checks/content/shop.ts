import path from "node:path";
import { checkClaims } from "../../../../src/checks/content/check-claims";
import { siteLinkProblems } from "../../../../src/checks/content/site-links";
import { loadSiteConfig } from "../../../../src/config/load-site-config";
import { loadContent } from "../../../../src/content/mdx/load-content";
import { loadDescription } from "../../../../src/openapi/load-description";
import { checkDuplicates } from "../../../../src/checks/prose/check-duplicates";
import { formatProblems } from "../../../../src/problems/format-problem";
import type { Problem } from "../../../../src/problems/problem";

const fixtures = "__tests__/fixtures";

/** A folder of pages held against the small description of a shop: what is said against it, by file. */
export async function checkAgainstShop(folder: string, level: Problem["level"] = "error") {
  const content = await loadContent(`${fixtures}/${folder}`);
  const { description, problems } = await loadDescription(
    path.resolve(fixtures, "openapi/shop"),
    process.cwd(),
  );
  if (!description) throw new Error(formatProblems(problems, "shop"));
  const { config } = loadSiteConfig(process.cwd(), {});
  if (!config) throw new Error("no configuration");
  const staticDir = path.resolve("static");
  const all = [
    ...content.problems,
    ...checkClaims(content, description, level),
    ...checkDuplicates(content.documents),
    ...siteLinkProblems({
      content,
      descriptionOf: () => description,
      config,
      staticDir,
      brokenLinks: level,
    }),
  ];
  return {
    problems: all,
    of: (file: string) =>
      formatProblems(
        all.filter(({ where }) => where?.file.endsWith(file)),
        file,
      ),
  };
}
