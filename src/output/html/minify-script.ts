import { minifySync } from "@swc/core";

/** A script of a page without what only its authors read. */
export const minified = (code: string): string => minifySync(code, { mangle: true }).code;

/** What src/browser/pre-hydration.ts puts into the head, in which one build differs from another, not one page. */
const earlyScript = /(?<=<script>)\(function beforePaint[\s\S]*?(?=<\/script>)/;

const known = new Map<string, string>();

/** Minifies the script of a head that runs before the first paint. Idempotent: a minified one has no name. */
export function withShortEarlyScript(head: string): string {
  return head.replace(earlyScript, (code) => {
    const short = known.get(code) ?? minified(code);
    known.set(code, short);
    return short;
  });
}
