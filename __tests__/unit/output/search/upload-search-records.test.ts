import type { Reporter } from "gatsby";
import { uploadSearchRecords } from "../../../../src/output/search/upload-search-records";
import { keys, startAlgolia, type AlgoliaServer } from "../../../support/algolia-server";
import { record } from "../../search/client/record";

const indexName = "docs";

let server: AlgoliaServer;
beforeEach(async () => {
  server = await startAlgolia(2);
  process.env.ALGOLIA_ADMIN_KEY = keys.admin;
});
afterEach(async () => {
  delete process.env.ALGOLIA_ADMIN_KEY;
  await server.close();
});

/** Uploads one record, and gives what the build says. */
async function upload(content: string) {
  const said = { panic: "", info: "" };
  const reporter = {
    verbose: () => {},
    info: (text: string) => (said.info += text),
    panic: (text: string) => (said.panic += text),
  } as unknown as Reporter;
  const { appId, search: searchKey } = keys;
  const algolia = { appId, searchKey, indexName, clickAnalytics: false, hosts: server.hosts };
  await uploadSearchRecords([record({ content })], algolia, reporter);
  return said;
}
const found = () => JSON.stringify([...(server.indexes.get(indexName)?.objects.values() ?? [])]);

test("an upload that fails ends the build, says no key, and leaves the index as it was", async () => {
  expect(await upload("The first text.")).toEqual({
    panic: "",
    info: '1 search records are in "docs" at Algolia',
  });
  const before = found();
  expect(before).toContain("The first text.");
  for (const host of [0, 1])
    server.behave(host, ({ path }) => (path.endsWith("/batch") ? { status: 403 } : "works"));
  const { panic, info } = await upload("The second text.");
  expect(info).toBe("");
  expect(panic).toContain("The records of the search could not be uploaded to Algolia");
  expect(panic).not.toContain(keys.admin);
  expect(found()).toBe(before);
});

test("without a key for writing nothing is sent", async () => {
  delete process.env.ALGOLIA_ADMIN_KEY;
  expect(await upload("The first text.")).toEqual({ panic: "", info: "" });
  expect(server.log).toEqual([]);
});
