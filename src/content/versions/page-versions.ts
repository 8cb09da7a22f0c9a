import type { ConfiguredVersion } from "../../config/docs-versions";

/** The same page in the versions that have it; part of the context of every page that belongs to a version. */
export interface PageVersions {
  /** Name of the version that the page belongs to. */
  name: string;
  /** Routes in the other versions, by their names. */
  pages: Record<string, string>;
}

interface VersionedNode {
  readonly docsVersion: string | null;
}

/** Finds the versions of a page; nothing where only one version is built. */
export type FindVersions<Node> = (node: Node) => { versions?: PageVersions };

/** Prepares the search for pages that have the same key in several versions; `versions` are those of the site. */
export function versionsOf<Node extends VersionedNode>(
  versions: readonly ConfiguredVersion[],
  nodes: readonly Node[],
  describe: { key: (node: Node) => string; route: (node: Node) => string | null },
): FindVersions<Node> {
  const [first, ...others] = versions;
  if (!first || others.every(({ href }) => href !== undefined)) return () => ({});
  const nameOf = ({ docsVersion }: VersionedNode) => docsVersion ?? first.name;
  const byKey = new Map<string, Node[]>();
  for (const node of nodes) {
    const key = describe.key(node);
    byKey.set(key, [...(byKey.get(key) ?? []), node]);
  }
  return (node) => {
    const twins = (byKey.get(describe.key(node)) ?? []).filter((one) => one !== node);
    const pages = twins.flatMap((twin) => {
      const route = describe.route(twin);
      return route ? [[nameOf(twin), route] as const] : [];
    });
    return { versions: { name: nameOf(node), pages: Object.fromEntries(pages) } };
  };
}
