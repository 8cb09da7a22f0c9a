import type { CreatePagesArgs, Node } from "gatsby";
import { forgetDeletedPages } from "../../../src/graphql/forget-deleted-pages";

test("pages whose file is gone lose their nodes, others keep them", () => {
  const nodes = [
    { type: "Doc", contentFilePath: "/site/docs/kept.mdx" },
    { type: "Doc", contentFilePath: "/site/docs/gone.mdx" },
    { type: "BlogPost", contentFilePath: "/site/blog/gone.mdx" },
  ];
  const deleted: unknown[] = [];
  const args = {
    getNodesByType: (type: string) => nodes.filter((node) => node.type === type),
    actions: { deleteNode: (node: Node) => deleted.push(node.contentFilePath) },
  } as unknown as CreatePagesArgs;
  forgetDeletedPages(args, (file) => !file.endsWith("gone.mdx"));
  expect(deleted).toEqual(["/site/docs/gone.mdx", "/site/blog/gone.mdx"]);
});
