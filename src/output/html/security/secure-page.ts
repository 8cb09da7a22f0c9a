import { pageParts } from "../page-parts";
import { contentSecurityPolicy, hashSource, type OtherHosts } from "./policy";

const written = /<meta http-equiv="Content-Security-Policy"[^>]*>/gi;
const chunkMap = /<script\s+id="gatsby-chunk-mapping"[^>]*>[\s\S]*?<\/script>\s*/;
const script = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;

/** Inline scripts of a part of a page; those that only carry data are none. */
function inlineScripts(part: string): string[] {
  const found: string[] = [];
  for (const [, attributes = "", content = ""] of part.matchAll(script)) {
    if (/\ssrc=/.test(attributes)) continue;
    if (/\stype="(?!module|speculationrules|text\/javascript)/.test(attributes)) continue;
    found.push(content);
  }
  return found;
}

/**
 * A finished page with its Content Security Policy in the head, and without Gatsby's map of chunks, which only its own
 * prefetch reads. Only scripts of the head and those that Gatsby adds after the content get a hash: one that
 * slipped into the content would stay forbidden. Gives the same when it is done twice.
 */
export function securePage(html: string, hosts: OtherHosts): string {
  const parts = pageParts(html);
  const head = parts.head.replace(written, "");
  const tail = parts.tail.replace(chunkMap, "");
  const hashes = [...inlineScripts(head), ...inlineScripts(tail)].map(hashSource);
  const policy = contentSecurityPolicy([...new Set(hashes)], hosts);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  // Before anything that it governs, and after the encoding, which must stand in the first 1024 bytes.
  const secured = head.replace(
    /<head[^>]*>(?:\s*<meta charset="utf-8"\s*\/?>)?/i,
    (start) => start + meta,
  );
  return secured + parts.content + tail;
}
