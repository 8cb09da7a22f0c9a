import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.resolve(__dirname, "../../../content/docs/tutorial");
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }));

const isProse = (line: string) => !line.startsWith("|");

test("a tutorial says whose ETag it is before its first call with $ETAG", () => {
  const silent = pages.filter(({ text }) => {
    const blocks = text.split(/^ *```/m);
    const call = blocks.findIndex((block, index) => index % 2 === 1 && block.includes("$ETAG"));
    const prose = blocks.slice(0, Math.max(call, 0)).filter((_, index) => index % 2 === 0);
    return call > 0 && !prose.join("").split("\n").filter(isProse).join("\n").includes("ETag`");
  });
  expect(pages.length).toBeGreaterThan(50);
  expect(silent.map(({ file }) => file)).toEqual([]);
});
