import type { Node, NodeInput, SourceNodesArgs } from "gatsby";
import { loadSiteConfig } from "../config/load-site-config";
import { currentApi, followCurrentApi } from "../openapi/current-descriptions";
import type { Download } from "../openapi/downloads/download";
import { writeApiOutput, type ApiOutput } from "../output/api-output";
import { buildStep } from "../output/build-step";
import { outputId } from "../output/output-id";
import { setProblems } from "../problems/problem-log";
import { putNodes } from "./put-nodes";

/** What pages know about the output for an operation, a tag, or a description. */
export interface ApiOutputNode {
  article?: string | undefined;
  file?: string | undefined;
  downloads?: readonly Download[];
}

const type = "ApiOutput";
let mocks: ReadonlyMap<string | undefined, string | undefined> = new Map();

/** Name of the mock's file of a version in this build; undefined if there is none. */
export const mockFile = (docsVersion?: string): string | undefined => mocks.get(docsVersion);

function contentsOf({ written, downloads }: ApiOutput, args: SourceNodesArgs) {
  const operations = new Map(written.map((one) => [one.docsVersion, one.operations]));
  const versionOf = (node: Node) => (node.docsVersion as string | null) ?? undefined;
  const downloadsOf = (node: Node) => downloads.get(versionOf(node));
  const contents = new Map<string, ApiOutputNode>();
  for (const node of args.getNodesByType("ApiOperation")) {
    const { article, file } = operations.get(versionOf(node))?.get(String(node.slug)) ?? {};
    contents.set(node.id, { article, file });
  }
  for (const node of args.getNodesByType("ApiTag"))
    contents.set(node.id, { downloads: downloadsOf(node)?.tags[String(node.anchor)] ?? [] });
  for (const node of args.getNodesByType("ApiDocument"))
    contents.set(node.id, { downloads: downloadsOf(node)?.whole ?? [] });
  return contents;
}

/** Makes the output; the function that it resolves to creates the nodes. */
async function makeOutput(
  args: SourceNodesArgs,
  isBuild: boolean,
  when: "sourcing" | "later",
): Promise<() => void> {
  const { descriptions, digest } = currentApi();
  const { actions, getNodesByType } = args;
  // The pages of the last good description stay.
  if (!descriptions)
    return () => {
      for (const node of getNodesByType(type)) actions.touchNode(node);
    };
  const root = args.store.getState().program.directory as string;
  const { url = "" } = loadSiteConfig(process.cwd(), process.env).config ?? {};
  const made = await buildStep(args.reporter, "draw the API reference", (say) =>
    writeApiOutput(descriptions, digest, { root, isBuild, site: url + args.pathPrefix, say }),
  );
  setProblems("openapi output", made.problems);
  mocks = new Map(made.written.map(({ docsVersion, mock }) => [docsVersion, mock]));
  return () => {
    putNodes(nodesOf(contentsOf(made, args), isBuild, args), [type], args, when);
  };
}

/** Pages query more in develop than in a build, and both share one cache. */
const nodesOf = (
  contents: ReadonlyMap<string, ApiOutputNode>,
  isBuild: boolean,
  { createContentDigest }: SourceNodesArgs,
): NodeInput[] =>
  [...contents].map(([id, content]) => ({
    ...content,
    id: outputId(id),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(JSON.stringify([content, isBuild])) },
  }));

/** Makes the output of the API descriptions and its nodes; in develop, again after each change. */
export async function sourceApiOutput(args: SourceNodesArgs): Promise<void> {
  const isBuild = process.env.gatsby_executing_command !== "develop";
  const put = await makeOutput(args, isBuild, "sourcing");
  put();
  if (!isBuild) followCurrentApi(() => makeOutput(args, isBuild, "later"));
}
