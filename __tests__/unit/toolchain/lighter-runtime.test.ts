import fs from "node:fs";
import path from "node:path";

test("no page has a Head export, on which nothing would act in the browser", () => {
  const pages = ["views/templates", "pages"].flatMap((folder) => {
    const below = path.resolve("src", folder);
    return fs
      .readdirSync(below, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(below, file));
  });
  expect(pages.length).toBeGreaterThan(5);
  const wrong = pages.filter((file) => /\bHead\b/.test(fs.readFileSync(file, "utf8")));
  expect(wrong).toEqual([]);
});
