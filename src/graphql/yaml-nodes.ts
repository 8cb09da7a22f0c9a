import type { SourceNodesArgs } from "gatsby";
import type { Content } from "../content/mdx/content";

export const tagNodeId = (scope: string, key: string) => `Tag ${scope}/${key}`;

/** What making a node takes. */
export type NodeArgs = Pick<SourceNodesArgs, "actions" | "createNodeId" | "createContentDigest">;

export async function createYamlNodes(content: Content, args: NodeArgs): Promise<void> {
  const { actions, createNodeId, createContentDigest } = args;
  const create = (type: string, name: string, fields: object) =>
    actions.createNode({
      ...fields,
      id: createNodeId(name),
      internal: { type, contentDigest: createContentDigest(fields) },
    });
  for (const category of content.categories)
    await create("DocCategory", `DocCategory ${category.sourcePath}`, category);
  for (const tag of content.tags) await create("Tag", tagNodeId(tag.scope, tag.key), tag);
  for (const author of content.authors) await create("Author", `Author ${author.key}`, author);
  for (const [position, term] of content.glossary.entries())
    await create("GlossaryTerm", `GlossaryTerm ${term.key}`, { ...term, position });
}
