import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** Parses a piece of HTML as browsers do. */
export const treeOfHtml = (html: string): Root => fromHtml(html, { fragment: true });
