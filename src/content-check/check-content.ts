import path from "node:path";
import { loadSiteConfig } from "../config/load-site-config";
import { loadContent } from "../mdx/load-content";
import { loadDescription } from "../openapi/load-description";
import type { Problem } from "../problems/problem";
import { checkDuplicates } from "../prose/check-duplicates";
import { checkSpelling } from "../prose/check-spelling";
import { loadDictionary } from "../prose/dictionary";
import { checkClaims } from "./check-claims";
import { siteLinkProblems } from "./site-links";
import { yamlPages } from "./yaml-pages";

/** Where the content and the description are; relative to the project's folder. */
export interface ContentFolders {
  root: string;
  content: string;
  openapi: string;
  static: string;
}

/** Everything that can be said against the pages without building them. Problems of the description are left to its lint. */
export async function checkContent(
  folders: ContentFolders,
): Promise<{ problems: Problem[]; pages: number }> {
  const { root } = folders;
  const { config, problems: configProblems } = loadSiteConfig(root, process.env);
  const content = await loadContent(folders.content, root);
  const { description, problems: ofDescription } = await loadDescription(
    path.resolve(root, folders.openapi),
    root,
  );
  const site = {
    content,
    description,
    brokenLinks: "error",
    staticDir: path.resolve(root, folders.static),
  } as const;
  const shownWordsFile = path.join(folders.content, "words.txt");
  const wordsFile = path.resolve(root, shownWordsFile);
  const spelled = [...content.documents, ...yamlPages(path.resolve(root, folders.content), root)];
  const problems = [
    ...configProblems,
    ...(description ? [] : ofDescription),
    ...content.problems,
    ...checkClaims(content, description, "error"),
    ...checkDuplicates(content.documents),
    ...(await checkSpelling(spelled, await loadDictionary(wordsFile), shownWordsFile)),
    ...(config ? siteLinkProblems({ ...site, config }) : []),
  ];
  return { problems, pages: content.documents.length };
}
