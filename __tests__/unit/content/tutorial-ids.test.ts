import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { recordIdsIn } from "../../../src/openapi/record-ids";

const folder = path.resolve(__dirname, "../../../content/docs/tutorial");
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => ({ file, text: readFileSync(path.join(folder, file), "utf8") }));

const listed = recordIdsIn(pages.find(({ file }) => file === "intro.mdx")?.text ?? "");
const isRequest = (block: string) => /^(?:bash|json \S+ request)/.test(block);

/** The ids of a page's requests that no text and no answer above them gives. */
function idsFromNowhere(text: string): string[] {
  const known = new Set<string>();
  return text.split(/^ *```/m).flatMap((block, index) => {
    const ids = recordIdsIn(block);
    const unknown = index % 2 === 1 && isRequest(block) ? ids.filter((id) => !known.has(id)) : [];
    ids.forEach((id) => known.add(id));
    return unknown;
  });
}

test("an id in a request is found in an answer above it, or in the list of records that were there before", () => {
  expect(listed.length).toBeGreaterThan(50);
  const unexplained = pages.flatMap(({ file, text }) =>
    idsFromNowhere(text)
      .filter((id) => !listed.includes(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unexplained).toEqual([]);
});

test("a page that takes ids from that list leads to it", () => {
  const silent = pages.filter(
    ({ text }) =>
      !text.includes("/docs/tutorial/intro#ids-in-the-examples") && idsFromNowhere(text).length,
  );
  expect(silent.map(({ file }) => file)).toEqual([]);
});
