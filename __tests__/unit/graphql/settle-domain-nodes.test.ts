import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";

const root = mkdtempSync(path.join(tmpdir(), "settled-"));
const folder = path.join(root, "docs");
process.env.CONTENT_DIR = root;
afterAll(() => rmSync(root, { recursive: true }));

/** The files whose nodes are deleted and created when `docs/` holds pages, of which Gatsby has the nodes of `before`. */
async function settled(pages: Record<string, string>, before: readonly string[]) {
  jest.resetModules();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, slug] of Object.entries(pages))
    writeFileSync(path.join(folder, file), `---\ntitle: Page\nslug: ${slug}\n---\n\nText.\n`);
  const { settleDomainNodes } = await import("../../../src/graphql/settle-domain-nodes");
  const deleted: unknown[] = [];
  const created: unknown[] = [];
  const nodes: Record<string, unknown[]> = {
    Doc: before.map((file) => ({ id: file, contentFilePath: path.join(folder, file) })),
    Mdx: Object.keys(pages).map((file) => ({
      id: `mdx ${file}`,
      internal: { contentFilePath: path.join(folder, file) },
    })),
  };
  await settleDomainNodes({
    getNodesByType: (type: string) => nodes[type] ?? [],
    getNode: (id: string) => before.find((file) => id.endsWith(file)),
    createNodeId: (id: string) => id,
    createContentDigest: () => "digest",
    actions: {
      deleteNode: (node: Node) => deleted.push(path.basename(String(node.contentFilePath))),
      createNode: (node: Node) => created.push(path.basename(String(node.contentFilePath))),
      createParentChildLink: () => undefined,
    },
  } as unknown as CreatePagesArgs);
  return { deleted, created };
}

test("pages whose file is gone lose their nodes, others keep them", async () => {
  expect(await settled({ "kept.mdx": "/docs/kept" }, ["kept.mdx", "gone.mdx"])).toEqual({
    deleted: ["gone.mdx"],
    created: [],
  });
});

test("a page that loses its address to another loses its node, and gets it back", async () => {
  const both = { "a.mdx": "/docs/one", "b.mdx": "/docs/one" };
  expect(await settled(both, ["b.mdx"])).toEqual({ deleted: ["b.mdx"], created: ["a.mdx"] });
  expect(await settled({ "b.mdx": "/docs/one" }, ["a.mdx"])).toEqual({
    deleted: ["a.mdx"],
    created: ["b.mdx"],
  });
});
