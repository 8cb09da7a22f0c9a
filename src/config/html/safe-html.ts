import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import { unified } from "unified";
import { rehypeContentIds } from "./rehype-content-ids";
import { safeSchema } from "./safe-schema";

const safe = unified()
  .use(rehypeRaw)
  .use(rehypeSanitize, safeSchema)
  .use(rehypeContentIds)
  .freeze();

/** Sanitizes HTML of the configuration. */
export function safeHtml(html: string): string {
  const raw = { type: "root", children: [{ type: "raw", value: html }] } as unknown as Root;
  return toHtml(safe.runSync(raw) as Root).trim();
}

/** The addresses that sanitized HTML links to. */
export function hrefsOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = ""]) => href);
}
