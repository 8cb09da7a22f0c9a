import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** A piece of HTML as a tree, read as browsers read it. */
export const treeOfHtml = (html: string): Root => fromHtml(html, { fragment: true });
