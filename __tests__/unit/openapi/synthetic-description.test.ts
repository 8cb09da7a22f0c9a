import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadDescription } from "../../../src/openapi/load-description";
import { syntheticDescription } from "../../fixtures/synthetic-description";
import { buildPlain } from "./build-plain";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "synthetic-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(operations: number) {
  writeFileSync(path.join(dir, "openapi.json"), JSON.stringify(syntheticDescription(operations)));
}

test("has as many operations as asked for, in groups, and nothing to complain about", async () => {
  write(101);
  const { problems } = await loadDescription(dir, dir);
  const api = await buildPlain(dir, dir);
  const tags = api.groups.flatMap((group) => group.tags);
  expect(problems).toEqual([]);
  expect(tags.flatMap((tag) => tag.operations)).toHaveLength(101);
  expect(api.groups.map(({ name }) => name)).toEqual(["Sales", "Purchasing", "Stock", "Ledger"]);
}, 30_000);
