import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { CreateDevServerArgs, Reporter } from "gatsby";
import { crashRoute, type Crash } from "../browser/crash/crash";
import type { ContentDocument } from "../content/mdx/content";
import { frontMatterBlock } from "../content/mdx/front-matter/front-matter-block";
import { parseMdx } from "../content/mdx/page/mdx-tree";
import { contentLibrary } from "../graphql/content-library";
import { formatProblem, formatProblems } from "../problems/format-problem";
import type { Problem } from "../problems/problem";
import { setProblems } from "../problems/problem-log";
import { reportProblems } from "../problems/report-problems";
import {
  crashProblems,
  type CrashedPage,
  type FindComponent,
  type PlacedCrash,
} from "./crash-problem";
import { queryProblems } from "./name-code-errors";
import { pageModuleProblems } from "./page-module-names";
import { projectFiles } from "./project-files";
import { thrownAt } from "./thrown-at";

/** Finds components by their declaration. */
function componentFinder(): FindComponent {
  const files = projectFiles("", ["src/views", "src/pages"], /\.tsx$/);
  return (name) => {
    const declaration = new RegExp(`\\b(?:function|class|const) ${name.replaceAll("$", "\\$")}\\b`);
    for (const { file, text } of files) {
      const index = text.search(declaration);
      if (index >= 0) return { file, line: text.slice(0, index).split("\n").length };
    }
    return undefined;
  };
}

function readPage({ file, contentFilePath }: ContentDocument): CrashedPage | undefined {
  const text = fs.readFileSync(contentFilePath, "utf8");
  const front = frontMatterBlock(file, text);
  const tree = parseMdx(file, text, "level" in front ? 0 : front.bodyOffset);
  return "level" in tree ? undefined : { file, text, tree };
}

async function problemsOf(crashes: readonly PlacedCrash[]): Promise<Problem[]> {
  const { documents } = await contentLibrary();
  const pageOf = (route: string) => {
    const document = documents.find(({ slug }) => slug === route);
    return document && readPage(document);
  };
  return crashProblems(crashes, pageOf, componentFinder());
}

/** Reports the pages that threw while a build drew them, which ends it. */
export async function reportCrashes(
  crashes: readonly PlacedCrash[],
  reporter: Reporter,
): Promise<void> {
  setProblems("crashed pages", await problemsOf(crashes));
  reportProblems(reporter);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

interface DevServer {
  post(
    route: string,
    answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  ): void;
}

/** Why a page of `develop` crashed: what a query or a page module lacks makes others throw. */
async function explain(crash: Crash, server: string): Promise<Problem[]> {
  const known = [...queryProblems(), ...pageModuleProblems(process.cwd())];
  if (known.length) return known;
  const thrown = await thrownAt(crash.stack ?? "", server);
  return problemsOf([{ ...crash, ...(thrown && { thrown }) }]);
}

/** Lets pages of `develop` ask where their crash comes from; the terminal says it, too. */
export function answerCrashes({ app, reporter }: CreateDevServerArgs): void {
  (app as DevServer).post(crashRoute, async (request, response) => {
    try {
      const crash = JSON.parse(await bodyOf(request)) as Crash;
      const problems = await explain(crash, `http://${request.headers.host}`);
      // Those of queries were said when they were read.
      if (!queryProblems().length)
        reporter.error(formatProblems(problems, "A page cannot be drawn"));
      response.setHeader("Content-Type", "text/plain; charset=utf-8");
      response.end(problems.map(formatProblem).join("\n\n"));
    } catch (error) {
      response.statusCode = 400;
      response.end(String(error));
    }
  });
}
