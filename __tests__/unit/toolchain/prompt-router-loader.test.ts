import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import promptRouter from "../../../src/toolchain/prompt-router-loader";

test("the router of the installed Gatsby waits for no frame", () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));
  const file = path.join(path.dirname(resolve("@gatsbyjs/reach-router")), "index.modern.mjs");
  const source = fs.readFileSync(file, "utf8");
  const prompt = promptRouter(source);
  expect(prompt).not.toContain("requestAnimationFrame");
  expect(prompt).toHaveLength(
    source.length - "requestAnimationFrame".length + "queueMicrotask".length,
  );
});

test.each([
  ["no", "change(page)"],
  ["two", "requestAnimationFrame(a);requestAnimationFrame(b)"],
])("a router with %s frames is unknown, and the build says so", (_, source) => {
  expect(() => promptRouter(source)).toThrow(
    /^src\/toolchain\/prompt-router-loader\.ts found nothing to change in Gatsby /,
  );
});
