import type { PageParts } from "../page-parts";
import { contentSecurityPolicy, hashSource, type OtherHosts } from "./content-security-policy";

const written = /<meta http-equiv="Content-Security-Policy"[^>]*>/gi;
const chunkMap = /<script\s+id="gatsby-chunk-mapping"[^>]*>[\s\S]*?<\/script>\s*/;
const script = /<script(\s[^>]*)?>([\s\S]*?)<\/script>/g;

/** Inline scripts that run, not those that only carry data. */
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
 * Adds the policy, and drops Gatsby's map of chunks, which only its own prefetch reads. Scripts in the content get no
 * hash, so one that slips in stays blocked. Idempotent.
 */
export function securePage(page: PageParts, hosts: OtherHosts): PageParts {
  const head = page.head.replace(written, "");
  const tail = page.tail.replace(chunkMap, "");
  const hashes = [...inlineScripts(head), ...inlineScripts(tail)].map(hashSource);
  const policy = contentSecurityPolicy([...new Set(hashes)], hosts);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  // Before everything that it governs, but after the encoding, which must be in the first 1024 bytes.
  const secured = head.replace(
    /<head[^>]*>(?:\s*<meta charset="utf-8"\s*\/?>)?/i,
    (start) => start + meta,
  );
  return { ...page, head: secured, tail };
}
