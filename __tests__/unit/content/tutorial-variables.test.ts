import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(__dirname, "../../../content/docs/tutorial");
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }));

test("a tutorial says what $ETAG is before or right after its first call with it", () => {
  const silent = pages.filter(({ text }) => {
    const [before, after] = text.split("$ETAG", 2);
    if (after === undefined) return false;
    const prose = (before + after).replace(/```[\s\S]*?```/g, "");
    return !prose.split("\n").some((line) => /ETag`/.test(line) && !line.startsWith("|"));
  });
  expect(pages.length).toBeGreaterThan(50);
  expect(silent.map(({ file }) => file)).toEqual([]);
});
