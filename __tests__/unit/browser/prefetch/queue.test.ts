import { limits as allLimits, type Allowance } from "../../../../src/browser/prefetch/allowance";
import { createQueue } from "../../../../src/browser/prefetch/queue";

/** A queue whose loads end when the test ends them. */
function setUp(allowance: Allowance = "all") {
  const begun: string[] = [];
  const aborted: string[] = [];
  const ends = new Map<string, (failed?: boolean) => Promise<void>>();
  const state = { allowance, bytes: 0 };
  const queue = createQueue({
    load: (path, signal) => {
      begun.push(path);
      signal.addEventListener("abort", () => void aborted.push(path));
      return new Promise<void>((done, fail) =>
        ends.set(path, async (failed) => {
          if (failed) fail(new Error("gone"));
          else done();
          await new Promise((next) => setTimeout(next));
        }),
      );
    },
    limits: () => allLimits[state.allowance],
    bytes: () => state.bytes,
    log: () => undefined,
  });
  const end = (path: string, failed?: boolean) => ends.get(path)?.(failed);
  return { queue, begun, aborted, state, end };
}

test("links in view are loaded up to the limits, the likeliest first", async () => {
  const { queue, begun, end } = setUp();
  queue.offer(["/a", "/b", "/c", "/d"]);
  expect(begun).toEqual(["/a", "/b"]);
  await end("/a");
  expect(begun).toEqual(["/a", "/b"]);
  queue.shown();
  expect(begun).toEqual(["/a", "/b", "/c"]);
  await end("/b");
  expect(begun).toEqual(["/a", "/b", "/c", "/d"]);
});

test("on a line that is neither slow nor fast, one page per view", async () => {
  const { queue, begun, end } = setUp("few");
  queue.offer(["/a", "/b"]);
  await end("/a");
  queue.offer(["/b"]);
  expect(begun).toEqual(["/a"]);
});

test("on a slow line, only what the reader points at", () => {
  const { queue, begun } = setUp("intent");
  queue.offer(["/a", "/b"]);
  queue.intend("/c");
  expect(begun).toEqual(["/c"]);
});

test("nothing is loaded where nothing may be", () => {
  const { queue, begun } = setUp("none");
  queue.offer(["/a"]);
  queue.intend("/b");
  expect(begun).toEqual([]);
});

test("intent aborts what is only in view, and drops what waits", async () => {
  const { queue, begun, aborted, end } = setUp();
  queue.offer(["/a", "/b", "/c"]);
  queue.intend("/d");
  expect([begun, aborted]).toEqual([
    ["/a", "/b", "/d"],
    ["/a", "/b"],
  ]);
  await end("/d");
  expect(begun).toEqual(["/a", "/b", "/d"]);
});

test("only the last intent counts, and what was aborted may be loaded again", () => {
  const { queue, begun, aborted } = setUp("intent");
  queue.intend("/a");
  queue.intend("/b");
  queue.intend("/a");
  expect(begun).toEqual(["/a", "/b", "/a"]);
  expect(aborted).toEqual(["/a", "/b"]);
});

test("a page in view that is pointed at goes on, and no other begins beside it", () => {
  const { queue, begun, aborted } = setUp();
  queue.offer(["/a", "/b", "/c"]);
  queue.intend("/a");
  queue.offer(["/c"]);
  expect(begun).toEqual(["/a", "/b"]);
  expect(aborted).toEqual(["/b"]);
});

test("a click stops everything else, waits for what is under way, and nothing begins until the page is shown", async () => {
  const { queue, begun, aborted, end } = setUp();
  queue.offer(["/a", "/b"]);
  const opened = queue.open("/a");
  expect(aborted).toEqual(["/b"]);
  queue.offer(["/c"]);
  queue.intend("/d");
  expect(begun).toEqual(["/a", "/b"]);
  await end("/a");
  await opened;
  queue.shown();
  expect(begun).toEqual(["/a", "/b", "/c"]);
});

test("a click on a page that nothing is under way for does not wait", async () => {
  const { queue } = setUp();
  await expect(queue.open("/a")).resolves.toBeUndefined();
});

test("no page is loaded twice, not even one that failed", async () => {
  const { queue, begun, end } = setUp();
  queue.offer(["/a"]);
  queue.offer(["/a"]);
  queue.intend("/a");
  await end("/a", true);
  queue.offer(["/a"]);
  queue.intend("/a");
  expect(begun).toEqual(["/a"]);
});

test("a link that has left the view before its turn is not loaded", async () => {
  const { queue, begun, end } = setUp();
  queue.offer(["/a", "/b", "/c"]);
  queue.offer(["/a", "/b"]);
  queue.shown();
  await end("/a");
  expect(begun).toEqual(["/a", "/b"]);
});

test("a line that turns slow ends what is only in view; one that is lost ends everything", () => {
  const { queue, state, aborted } = setUp();
  queue.offer(["/a"]);
  state.allowance = "intent";
  queue.go();
  expect(aborted).toEqual(["/a"]);
  queue.intend("/b");
  state.allowance = "none";
  queue.go();
  expect(aborted).toEqual(["/a", "/b"]);
});

test("the bytes of a page view and of a visit are bounded", () => {
  const { queue, state, begun } = setUp("intent");
  state.bytes = allLimits.intent.bytesPerView;
  queue.intend("/a");
  expect(begun).toEqual([]);
  queue.shown();
  queue.intend("/a");
  expect(begun).toEqual(["/a"]);
  state.bytes = allLimits.intent.bytesPerVisit;
  queue.shown();
  queue.intend("/b");
  expect(begun).toEqual(["/a"]);
});

test("an intent that is taken back is aborted, unless the reader has clicked", () => {
  const { queue, aborted } = setUp("intent");
  queue.intend("/a");
  queue.cancel();
  expect(aborted).toEqual(["/a"]);
  queue.intend("/b");
  void queue.open("/b");
  queue.cancel();
  expect(aborted).toEqual(["/a"]);
});
