import type { ConfiguredVersion } from "../../config/docs-versions";
import { groupBy } from "../../config/group-by";

/** A page in all versions that have it; part of the context of every versioned page. */
export interface PageVersions {
  /** Name of the page's own version. */
  name: string;
  /** Routes by the names of the other versions. */
  pages: Record<string, string>;
}

interface VersionedNode {
  readonly docsVersion: string | null;
}

/** Returns a function that finds a page in all versions by its key; it finds nothing if the site has one version. */
export function versionsOf<Node extends VersionedNode>(
  versions: readonly ConfiguredVersion[],
  nodes: readonly Node[],
  describe: { key: (node: Node) => string; route: (node: Node) => string | null },
): (node: Node) => { versions?: PageVersions } {
  const [first, ...others] = versions;
  if (!first || others.every(({ href }) => href !== undefined)) return () => ({});
  const nameOf = ({ docsVersion }: VersionedNode) => docsVersion ?? first.name;
  const byKey = groupBy(nodes, (node) => [describe.key(node)]);
  return (node) => {
    const counterparts = (byKey.get(describe.key(node)) ?? []).filter((one) => one !== node);
    const pages = counterparts.flatMap((counterpart) => {
      const route = describe.route(counterpart);
      return route ? [[nameOf(counterpart), route] as const] : [];
    });
    return { versions: { name: nameOf(node), pages: Object.fromEntries(pages) } };
  };
}
