import { requestFiles, takeFile } from "../../../../src/browser/prefetch/files-ahead";

const requested: string[] = [];
const build = "/page-data/app-data.json";
let gone = "";

beforeEach(() => {
  requested.length = 0;
  gone = "";
  jest.spyOn(globalThis, "fetch").mockImplementation((address) => {
    requested.push(String(address));
    return Promise.resolve(
      new Response(`text of ${String(address)}`, { status: address === gone ? 404 : 200 }),
    );
  });
});

const request = (...files: string[]) =>
  requestFiles(files, { signal: new AbortController().signal, priority: "low", prefix: "" });

test("files are requested all at once, with the name of the build, which is not asked for with each page", async () => {
  void request("/page-data/a.json", "/a", "/a.js");
  expect(requested).toEqual(["/page-data/a.json", "/a", "/a.js", build]);
  await request("/page-data/b.json");
  expect(requested.slice(4)).toEqual(["/page-data/b.json"]);
  await expect(takeFile(build)).resolves.toBe(`text of ${build}`);
  expect(takeFile(build)).toBeDefined();
});

test("the text of a file can be taken once; that of a script stays with the browser", async () => {
  await request("/page-data/c.json", "/c.js");
  await expect(takeFile("/page-data/c.json")).resolves.toBe("text of /page-data/c.json");
  expect(takeFile("/page-data/c.json")).toBeUndefined();
  expect(takeFile("/c.js")).toBeUndefined();
});

test("code and shared data are requested once", async () => {
  await request("/d.js", "/page-data/sq/d/1.json");
  await request("/d.js", "/page-data/sq/d/1.json", "/page-data/e.json");
  expect(requested).toEqual(["/d.js", "/page-data/sq/d/1.json", "/page-data/e.json"]);
});

test("of a page that fails nothing is kept, so the loader asks for all of it", async () => {
  gone = "/f.js";
  await expect(request("/page-data/f.json", "/f.js")).rejects.toThrow("/f.js: 404");
  expect(takeFile("/page-data/f.json")).toBeUndefined();
  gone = "";
  await request("/f.js");
  expect(requested.filter((address) => address === "/f.js")).toHaveLength(2);
});

test("what was aborted is requested again at once by another page that needs it", async () => {
  const stop = new AbortController();
  const first = requestFiles(["/g.js"], { signal: stop.signal, priority: "low", prefix: "" });
  stop.abort();
  await request("/g.js");
  await first.catch(() => undefined);
  expect(requested.filter((address) => address === "/g.js")).toHaveLength(2);
});
