import { createRequire } from "node:module";
import path from "node:path";
import { frontMatterBlock } from "../content/mdx/front-matter/front-matter-block";
import { mustMatch } from "./must-match";

interface FrontMatterModule {
  parseFrontmatter(cacheKey: string, source: string): { frontmatter: object; body: string };
}

/** A page without its front matter; all of a file whose front matter is broken, which is reported elsewhere. */
export function bodyOf(source: string): string {
  const block = frontMatterBlock("", source);
  return "bodyOffset" in block ? source.slice(block.bodyOffset) : source;
}

/**
 * Keeps gatsby-plugin-mdx from reading front matter, which the content's own reader does: the plugin's parser throws on
 * what is not valid YAML, and its values of different types make Gatsby warn of conflicting fields.
 */
export function leaveFrontMatter(): void {
  const requireHere = createRequire(path.resolve("package.json"));
  const plugin = requireHere("gatsby-plugin-mdx/dist/frontmatter") as FrontMatterModule;
  const isKnown = typeof plugin.parseFrontmatter === "function";
  mustMatch({ name: "own-front-matter", decision: "0042-build-log" }, isKnown);
  plugin.parseFrontmatter = (_, source) => ({ frontmatter: {}, body: bodyOf(source) });
}
