import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import requestsAhead from "../../../src/toolchain/requests-ahead-loader";

test("the loader of the installed Gatsby takes files that were requested ahead", () => {
  const gatsby = path.dirname(createRequire(__filename).resolve("gatsby/package.json"));
  const source = fs.readFileSync(path.join(gatsby, "cache-dir", "loader.js"), "utf8");
  const changed = requestsAhead(source);
  expect(changed).toContain("window.___heldFile(url)");
  expect(changed).toContain("function doRequest(url, method) {\n  return new Promise");
});

test("a loader with no such function is unknown, and the build says so", () => {
  expect(() => requestsAhead("function doFetch(address) {}")).toThrow(
    /^src\/toolchain\/requests-ahead-loader\.ts found nothing to change in Gatsby /,
  );
});
