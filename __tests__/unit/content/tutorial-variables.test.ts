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

const pathOf = (call: string) => /\/v2\/([^\s"?]+)/.exec(call)?.[1] ?? "";
const recordOf = (path: string) => path.split("/", 2).join("/");

/** Whether a call is answered with what is at a path, or with its record, and so with the ETag. */
function answersWith(path: string, call: string): boolean {
  const called = pathOf(call);
  const isChange = /-X (?:PATCH|POST|PUT) /.test(call);
  const [collection] = path.split("/");
  return (
    [path, recordOf(path)].includes(called) ||
    (isChange && [collection, recordOf(path)].includes(recordOf(called)))
  );
}

test("a call whose ETag a later one sends prints the headers of its answer", () => {
  const silent = pages.flatMap(({ file, text }) => {
    const calls = [...text.matchAll(/```bash operation=([^]*?)```/g)].map(([, call = ""]) => call);
    return calls
      .flatMap((call, index) => {
        const before = calls.slice(0, index).reverse();
        return (
          (call.includes("$ETAG") && before.find((one) => answersWith(pathOf(call), one))) || []
        );
      })
      .filter((call) => !/curl -\w*i/.test(call))
      .map((call) => `${file}: ${call.split("\n", 1).join("")}`);
  });
  expect(silent).toEqual([]);
});
