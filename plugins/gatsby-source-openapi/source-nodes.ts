import path from "node:path";
import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { articleFolder } from "../../src/views/reference/article-file";
import { referenceFolder } from "../../src/browser/reference/reference-folder";
import { keptDescription } from "../../src/openapi/kept-description";
import { setProblems } from "../../src/problems/problem-log";
import { noteFiles } from "../../src/output/files/written";
import { apiNodes, nodeTypes } from "./api-nodes";
import type { OpenapiPluginOptions } from "./plugin-options";
import { readApiOnce } from "./kept-api";
import type { ReadApi, ReadDescription } from "./read-api";
import { takeDownloads, type DownloadPlace } from "./take-downloads";
import { writeNamedFiles } from "./write-named-files";
import { watchDescription } from "./watch-description";

/** What readers can take with them: today's description. */
async function downloadsOf(descriptions: readonly ReadDescription[], place: DownloadPlace) {
  const today = descriptions.find(({ docsVersion }) => !docsVersion);
  const kept = keptDescription();
  if (!today || !kept) return undefined;
  const downloads = await takeDownloads(kept.document, today.api, place);
  setProblems("openapi downloads", downloads.problems);
  return downloads;
}

/** Creates the nodes of all descriptions and deletes those that it no longer has. */
async function putNodes({ descriptions, digest }: ReadApi, args: SourceNodesArgs): Promise<void> {
  if (!descriptions) return;
  const root = args.store.getState().program.directory as string;
  const publicFolder = path.join(root, "public");
  const files = descriptions.flatMap(({ reference }) => reference.files);
  const articles = descriptions.flatMap(({ reference }) => [...reference.operations.values()]);
  const pages = articles.map(({ article, html }) => ({ name: `${article}.html`, text: html }));
  noteFiles(files.map(({ name }) => `${referenceFolder}/${name}`));
  const makes = process.env.gatsby_executing_command !== "develop";
  const [downloads] = await Promise.all([
    downloadsOf(descriptions, { publicFolder, makes }),
    writeNamedFiles(files, path.join(publicFolder, referenceFolder)),
    writeNamedFiles(pages, path.join(root, articleFolder)),
  ]);
  const nodes = descriptions.flatMap((description) =>
    apiNodes(
      { ...description, digest, downloads: description.docsVersion ? undefined : downloads },
      args,
    ),
  );
  const ids = new Set(nodes.map(({ id }) => id));
  for (const type of nodeTypes)
    for (const node of args.getNodesByType(type))
      if (!ids.has(node.id)) args.actions.deleteNode(node);
  for (const node of nodes) args.actions.createNode(node);
}

/** Nodes of the last good state stay, so that a mistake while editing does not take the pages away. */
function keepNodes({ getNodesByType, actions }: SourceNodesArgs): void {
  for (const type of nodeTypes) for (const node of getNodesByType(type)) actions.touchNode(node);
}

/**
 * Reads the description and makes its nodes. What is wrong with it goes to the problem log, which the site shows
 * together with all other mistakes. In develop its files are watched.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args, pluginOptions) => {
  const options = pluginOptions as OpenapiPluginOptions;
  const root = args.store.getState().program.directory as string;
  const read = async () => {
    const result = await readApiOnce(options, root);
    setProblems("openapi", result.problems);
    return result;
  };
  const developing = process.env.gatsby_executing_command === "develop";
  const first = await read();
  await putNodes(first, args);
  if (!first.descriptions && developing) keepNodes(args);
  if (developing)
    watchDescription({
      directory: path.resolve(root, options.directory),
      files: first.files,
      read,
      put: (result) => putNodes(result, args),
      reporter: args.reporter,
    });
};
