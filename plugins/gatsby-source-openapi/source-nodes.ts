import path from "node:path";
import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { setProblems } from "../../src/problems/problem-log";
import { apiNodes, nodeTypes } from "./api-nodes";
import type { OpenapiPluginOptions } from "./plugin-options";
import { readApi, type ReadApi } from "./read-api";
import { writeReferenceFiles } from "./write-reference-files";
import { watchDescription } from "./watch-description";

const publicFolder = ({ store }: SourceNodesArgs) =>
  path.join(store.getState().program.directory as string, "public");

/** Creates the nodes of a description and deletes those that it no longer has. */
function putNodes({ descriptions }: ReadApi, args: SourceNodesArgs): void {
  if (!descriptions) return;
  const files = descriptions.flatMap(({ reference }) => reference.files);
  writeReferenceFiles(files, publicFolder(args));
  const nodes = descriptions.flatMap((description) => apiNodes(description, args));
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
    const result = await readApi(options, root);
    setProblems("openapi", result.problems);
    return result;
  };
  const developing = process.env.gatsby_executing_command === "develop";
  const first = await read();
  putNodes(first, args);
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
