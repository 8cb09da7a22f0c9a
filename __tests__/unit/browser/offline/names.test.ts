import { offlineParts, sizeOf, workerAddress } from "../../../../src/browser/offline/names";

test("the address of the worker has the parts, unless it keeps all", () => {
  expect(workerAddress("/site", offlineParts)).toBe("/site/offline-worker.mjs");
  expect(workerAddress("", ["pages"])).toBe("/offline-worker.mjs?parts=pages");
  expect(workerAddress("", ["pages", "search"])).toBe("/offline-worker.mjs?parts=pages,search");
});

test("the size of some parts leaves out the others, and those that a site does not have", () => {
  const size = { pages: { files: 2, bytes: 10 }, search: { files: 1, bytes: 5 } };
  expect(sizeOf(size, ["pages", "tools"])).toEqual({ files: 2, bytes: 10 });
  expect(sizeOf(size, offlineParts)).toEqual({ files: 3, bytes: 15 });
});
