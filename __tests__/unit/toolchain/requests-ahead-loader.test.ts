import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { LoaderContext } from "webpack";
import requestsAhead from "../../../src/toolchain/requests-ahead-loader";

const emitError = jest.fn<void, [Error]>();
const load = (source: string) =>
  requestsAhead.call(
    { resourcePath: "loader.js", emitError } as unknown as LoaderContext<unknown>,
    source,
  );

beforeEach(() => emitError.mockClear());

test("the loader of the installed Gatsby takes files that were requested ahead", () => {
  const gatsby = path.dirname(createRequire(__filename).resolve("gatsby/package.json"));
  const source = fs.readFileSync(path.join(gatsby, "cache-dir", "loader.js"), "utf8");
  const changed = load(source);
  expect(emitError).not.toHaveBeenCalled();
  expect(changed).toContain("window.___heldFile(url)");
  expect(changed).toContain("function doRequest(url, method) {\n  return new Promise");
});

test("a loader with no such function is unknown, and the build says so", () => {
  load("function doFetch(address) {}");
  expect(emitError.mock.calls[0]?.[0].message).toContain("loader.js: expected one");
});
