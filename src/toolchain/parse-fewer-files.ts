import { readFile } from "node:fs/promises";
import FileParser from "gatsby/dist/query/file-parser";
import { store } from "gatsby/dist/redux";

/** What Gatsby looks for in files that are no pages: queries, slices, static images. */
const sought = /graphql|\bSlice\b|gatsby-plugin-image/;

/**
 * Keeps Gatsby from parsing what can hold no query. It looks for exports that only pages have, `Head` and `config`, in
 * every file of `src`, and parses each in which one of these words stands: most of them.
 */
export function parseFewerFiles(): void {
  const { parseFile } = FileParser.prototype;
  FileParser.prototype.parseFile = async function (file, addError) {
    const isPage = store.getState().components.has(file);
    const isOf = isPage || sought.test(await readFile(file, "utf8").catch(() => "graphql"));
    return isOf ? parseFile.call(this, file, addError) : null;
  };
}
