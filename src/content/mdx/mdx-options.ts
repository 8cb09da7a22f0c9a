import path from "node:path";
import remarkGfm from "remark-gfm";
import type { PluggableList } from "unified";
import { rehypeContentIds } from "../../config/html/rehype-content-ids";
import { rehypeExternalLinks } from "../markdown/rehype/external-links";
import { rehypeFigures } from "../markdown/rehype/figures";
import { rehypeHeadingAnchors } from "../markdown/rehype/heading-anchors";
import { rehypeHeadingIds } from "../markdown/rehype/heading-ids";
import { rehypeTables } from "../markdown/rehype/tables";
import { rehypeTaskLists } from "../markdown/rehype/task-lists";
import { rehypeWholeCode } from "../markdown/rehype/whole-code";
import type { FrozenVersion } from "../../config/docs-versions";
import { fileRoutes } from "./file-routes";
import { rehypeFailureRows } from "./rehype/failure-rows";
import { frozen } from "./rehype/frozen";
import { rehypeOriginalIds } from "./rehype/original-ids";
import { remarkAdmonitions } from "./remark/admonitions";
import { remarkBlockDirectives } from "./remark/block-directives";
import { remarkFileLinks } from "./remark/file-links";
import { remarkTermsInSentences } from "./remark/terms-in-sentences";
import { remarkWithoutMarks } from "./remark/without-marks";

interface MdxOptions {
  remarkPlugins: PluggableList;
  rehypePlugins: PluggableList;
}

interface ContentPlace {
  contentDir: string;
  /** Frozen versions to compile. */
  versions?: readonly FrozenVersion[];
}

/** `mdxOptions` of gatsby-plugin-mdx. */
export function mdxOptions({ contentDir, versions }: ContentPlace): MdxOptions {
  const folder = path.resolve(contentDir);
  const fileLinks = { contentDir: folder, routes: () => fileRoutes(folder, versions) };
  return {
    remarkPlugins: [
      remarkGfm,
      remarkWithoutMarks,
      remarkBlockDirectives,
      remarkAdmonitions,
      [remarkFileLinks, fileLinks],
      remarkTermsInSentences,
    ],
    rehypePlugins: [
      rehypeContentIds,
      rehypeHeadingIds,
      [rehypeOriginalIds, { contentDir: folder }],
      rehypeHeadingAnchors,
      rehypeFailureRows,
      rehypeTables,
      rehypeTaskLists,
      rehypeExternalLinks,
      rehypeWholeCode,
      [rehypeFigures, { insert: frozen }],
    ],
  };
}
