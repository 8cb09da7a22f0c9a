import { indexSettings } from "../../../../src/search/algolia/index-settings";
import { uploadRecords } from "../../../../src/search/algolia/upload-records";
import type { SearchRecord } from "../../../../src/search/record";
import { keys, startAlgolia, type AlgoliaServer } from "../../../support/algolia-server";
import { record } from "../client/record";

const indexName = "docs";
const pages = (count: number, content = "text") =>
  Array.from({ length: count }, (_, n) => record({ url: `/docs/${n}`, content }));

describe("the upload to Algolia, over HTTP", () => {
  let server: AlgoliaServer;

  beforeEach(async () => {
    server = await startAlgolia(2);
  });
  afterEach(() => server.close());

  const upload = (records: SearchRecord[], adminKey: string = keys.admin) =>
    uploadRecords({ appId: keys.appId, adminKey, hosts: server.hosts, indexName, records });
  const live = () => [...(server.indexes.get(indexName)?.objects.values() ?? [])];
  const sent = () =>
    server.log
      .filter(({ path }) => path.endsWith("/batch"))
      .flatMap(({ body }) => body.requests as { action: string; body: { objectID: string } }[]);
  const isBatch = ({ path }: { path: string }) => path.endsWith("/batch");

  test("fills a copy and moves it: nothing writes to the index that readers search", async () => {
    await upload(pages(3));
    expect(live()).toHaveLength(3);
    expect(server.indexes.get(indexName)?.settings).toMatchObject(indexSettings);
    expect([...server.indexes.keys()]).toEqual([indexName]);
    const written = server.log.filter(
      ({ method, path }) => method === "PUT" || path.endsWith("/batch"),
    );
    expect(new Set(written.map(({ path }) => path.split("/")[3]))).toEqual(new Set(["docs_next"]));
  });

  test("sends only what changed, and removes what is gone", async () => {
    await upload(pages(5));
    server.log.length = 0;
    await upload([...pages(3), record({ url: "/docs/0", content: "changed" })].slice(1));
    expect(sent().map(({ action, body }) => `${action} ${body.objectID}`)).toEqual([
      "updateObject operation:/docs/0",
      "deleteObject operation:/docs/3",
      "deleteObject operation:/docs/4",
    ]);
    expect(live()).toHaveLength(3);
    expect(live().find(({ url }) => url === "/docs/0")).toMatchObject({ content: "changed" });
  });

  test("sends nothing when nothing changed", async () => {
    await upload(pages(4));
    server.log.length = 0;
    await upload(pages(4));
    expect(sent()).toEqual([]);
    expect(live()).toHaveLength(4);
  });

  test("a failure leaves the index unchanged, and the next build sends what is missing", async () => {
    await upload(pages(2, "old"));
    const before = JSON.stringify(live());
    let batches = 0;
    const failSecond = (call: { path: string }) =>
      isBatch(call) && ++batches > 1
        ? { status: 400, body: { message: "Record too big", status: 400 } }
        : ("works" as const);
    server.behave(0, failSecond);
    server.behave(1, failSecond);
    await expect(upload(pages(2500, "new"))).rejects.toThrow("failed to index to Algolia");
    expect(JSON.stringify(live())).toBe(before);

    server.behave(0, "works");
    server.behave(1, "works");
    await upload(pages(2500, "new"));
    expect(live()).toHaveLength(2500);
    expect(live().every(({ content }) => content === "new")).toBe(true);
  });

  test("after a refusal, the next host is used", async () => {
    server.behave(0, "refuses");
    await upload(pages(2));
    expect(live()).toHaveLength(2);
  });

  test.each([
    ["all hosts refuse", "refuses" as const],
    ["it is asked too often", { status: 429 }],
    ["it fails itself", { status: 500 }],
    ["its answer is malformed", { raw: "<html>" }],
  ])(
    "fails when %s, and leaves the index as it was",
    async (_, behavior) => {
      await upload(pages(2));
      const before = JSON.stringify(live());
      for (const host of [0, 1])
        server.behave(host, (call) => (isBatch(call) ? behavior : "works"));
      await expect(upload(pages(5, "new"))).rejects.toThrow();
      expect(JSON.stringify(live())).toBe(before);
    },
    20_000,
  );

  test("fails with a key that may only search, and writes nothing", async () => {
    await expect(upload(pages(2), keys.search)).rejects.toThrow();
    expect(server.indexes.size).toBe(0);
  });

  test("does not move a copy without all records", async () => {
    await upload(pages(2));
    for (const host of [0, 1])
      server.behave(host, (call) =>
        isBatch(call) ? { status: 200, body: { taskID: 1, objectIDs: [] } } : "works",
      );
    await expect(upload(pages(6))).rejects.toThrow("docs_next holds 2 records instead of 6");
    expect(live()).toHaveLength(2);
  });
});
