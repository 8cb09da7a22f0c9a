import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const content = path.resolve(__dirname, "../../../content");
const pages = readdirSync(content, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".mdx"),
);

test("every page has an illustration", () => {
  const bare = pages.filter(
    (file) => !/^ *```illustration$/m.test(readFileSync(path.join(content, file), "utf8")),
  );
  expect(bare).toEqual([]);
});
