import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { LoaderContext } from "webpack";
import promptRouter from "../../../src/toolchain/prompt-router-loader";

const emitError = jest.fn<void, [Error]>();
const load = (source: string) =>
  promptRouter.call(
    { resourcePath: "router.mjs", emitError } as unknown as LoaderContext<unknown>,
    source,
  );

beforeEach(() => emitError.mockClear());

test("the router of the installed Gatsby waits for no frame", () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve("gatsby/package.json"));
  const file = path.join(path.dirname(resolve("@gatsbyjs/reach-router")), "index.modern.mjs");
  const source = fs.readFileSync(file, "utf8");
  const prompt = load(source);
  expect(emitError).not.toHaveBeenCalled();
  expect(prompt).not.toContain("requestAnimationFrame");
  expect(prompt).toHaveLength(
    source.length - "requestAnimationFrame".length + "queueMicrotask".length,
  );
});

test.each([
  ["no", "change(page)"],
  ["two", "requestAnimationFrame(a);requestAnimationFrame(b)"],
])("a router with %s frames is unknown, and the build says so", (_, source) => {
  load(source);
  expect(emitError.mock.calls[0]?.[0].message).toContain("router.mjs: expected one");
});
