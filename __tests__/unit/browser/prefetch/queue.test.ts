import { createQueue } from "../../../../src/browser/prefetch/queue";

/** A queue whose loads end when the test ends them. */
function setUp(atOnce = 2) {
  const begun: string[] = [];
  const ends = new Map<string, (failed?: boolean) => Promise<void>>();
  const state = { allowed: true, bytesLeft: true };
  const queue = createQueue({
    load: (path) => {
      begun.push(path);
      return new Promise<void>((done, fail) =>
        ends.set(path, async (failed) => {
          if (failed) fail(new Error("gone"));
          else done();
          await new Promise((next) => setTimeout(next));
        }),
      );
    },
    isAllowed: () => state.allowed,
    hasBytesLeft: () => state.bytesLeft,
    atOnce: () => atOnce,
  });
  return { queue, begun, state, end: (path: string, failed?: boolean) => ends.get(path)?.(failed) };
}

test("pages are loaded up to the concurrency limit, and the next starts when one ends", async () => {
  const { queue, begun, end } = setUp();
  for (const path of ["/a", "/b", "/c", "/d"]) queue.see(path);
  expect(begun).toEqual(["/a", "/b"]);
  await end("/b");
  expect(begun).toEqual(["/a", "/b", "/c"]);
});

test("intent goes before links in view, and only the last intent counts", async () => {
  const { queue, begun, end } = setUp();
  for (const path of ["/a", "/b", "/c", "/d"]) queue.see(path);
  queue.intend("/d");
  expect(begun).toEqual(["/a", "/b", "/d"]);
  queue.intend("/e");
  queue.intend("/f");
  await end("/a");
  expect(begun).toEqual(["/a", "/b", "/d", "/f"]);
});

test("no page is loaded twice, not even one that failed", async () => {
  const { queue, begun, end } = setUp();
  queue.see("/a");
  queue.see("/a");
  queue.intend("/a");
  await end("/a", true);
  queue.see("/a");
  queue.intend("/a");
  expect(begun).toEqual(["/a"]);
});

test("a link that has left the view before its turn is not loaded", async () => {
  const { queue, begun, end } = setUp(1);
  queue.see("/a");
  queue.see("/b");
  queue.see("/c");
  queue.lose("/b");
  await end("/a");
  expect(begun).toEqual(["/a", "/c"]);
});

test("after the byte limit, pages are loaded on intent only", () => {
  const { queue, begun, state } = setUp();
  state.bytesLeft = false;
  queue.see("/a");
  queue.intend("/b");
  expect(begun).toEqual(["/b"]);
});

test("while nothing is allowed, nothing is loaded; later, links in view are, but not past intents", () => {
  const { queue, begun, state } = setUp();
  state.allowed = false;
  queue.see("/a");
  queue.intend("/b");
  expect(begun).toEqual([]);
  state.allowed = true;
  queue.go();
  expect(begun).toEqual(["/a"]);
});
