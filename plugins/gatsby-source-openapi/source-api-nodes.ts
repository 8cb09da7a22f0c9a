import path from "node:path";
import type { GatsbyNode, SourceNodesArgs } from "gatsby";
import { holdLateClaims, resumeLateClaims } from "../../src/graphql/check-claims-later";
import { putNodes } from "../../src/graphql/put-nodes";
import { setCurrentApi } from "../../src/openapi/current-descriptions";
import { readApi, type ReadApi } from "../../src/openapi/read-api";
import type { ParsedTexts } from "../../src/openapi/reading/description-resolver";
import { buildStep } from "../../src/output/build-step";
import { setProblems } from "../../src/problems/problem-log";
import { readCachedApi, recallTexts } from "./api-cache";
import { apiNodes, nodeTypes } from "./api-nodes";
import type { OpenapiPluginOptions } from "./plugin-options";
import { watchDescription } from "./watch-description";

/** Publishes the result, creates the nodes of all descriptions, and deletes outdated nodes. */
async function putApi(
  read: ReadApi,
  args: SourceNodesArgs,
  when: "sourcing" | "later",
): Promise<void> {
  const { descriptions, digest } = read;
  const nodesAreMade = await setCurrentApi(read);
  if (descriptions) {
    const nodes = descriptions.flatMap((description) => apiNodes({ ...description, digest }, args));
    putNodes(nodes, nodeTypes, args, when);
  }
  nodesAreMade();
}

/** Keeps the nodes of the last good state, so that a mistake while editing does not remove the pages. */
function keepNodes({ getNodesByType, actions }: SourceNodesArgs): void {
  for (const type of nodeTypes) for (const node of getNodesByType(type)) actions.touchNode(node);
}

/** Creates the nodes of all descriptions and logs their problems, which the site reports; develop watches the files. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args, pluginOptions) => {
  const options = pluginOptions as OpenapiPluginOptions;
  const root = args.store.getState().program.directory as string;
  const read = async (readDescriptions: typeof readApi) => {
    const result = await buildStep(args.reporter, "read the API description", (say) =>
      readDescriptions(options, root, say),
    );
    setProblems("openapi", result.problems);
    return result;
  };
  const developing = process.env.gatsby_executing_command === "develop";
  const first = await read(readCachedApi);
  await putApi(first, args, "sourcing");
  if (!first.descriptions && developing) keepNodes(args);
  if (!developing) return;
  const parsed: ParsedTexts = new Map();
  watchDescription({
    directory: path.resolve(root, options.directory),
    files: first.files,
    // Nothing is cached on disk while somebody writes: it takes as long as reading.
    read: () => {
      holdLateClaims();
      recallTexts(root);
      return read((from, folder, say) => readApi(from, folder, say, parsed));
    },
    put: async (result) => {
      await putApi(result, args, "later");
      resumeLateClaims();
    },
    reporter: args.reporter,
  });
};
