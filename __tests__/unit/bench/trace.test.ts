import { blockingOf, untilTraced } from "../../bench/trace";

const url = "https://docs.example.com/docs/intro";
const page = { pid: 7, tid: 7 };
const task = (at: number, ms: number, place = page) => ({
  name: "ThreadControllerImpl::RunTask",
  ph: "X",
  ts: at * 1000,
  dur: ms * 1000,
  ...place,
});
const commit = { name: "CommitLoad", ts: 5000, args: { data: { url } }, ...page };

test("what long tasks of the page's main thread take beyond 50 ms is blocking", () => {
  const inner = { ...task(110, 80), name: "RunTask" };
  const others = [task(10, 300, { pid: 7, tid: 8 }), task(10, 300, { pid: 8, tid: 7 })];
  const events = [
    inner,
    task(100, 120),
    task(300, 49),
    task(400, 60),
    task(0, 500),
    ...others,
    commit,
  ];
  expect(blockingOf(events, url)).toBe(70 + 10);
});

test("a trace without the page is refused", () => {
  expect(() => blockingOf([task(10, 100)], url)).toThrow(`The trace has no page ${url}`);
});

test("a load whose trace began too late is done again, five times at most", async () => {
  const load = jest.fn(() => Promise.resolve(blockingOf([task(10, 100)], url)));
  await expect(untilTraced(load)).rejects.toThrow("The trace has no page");
  expect(load).toHaveBeenCalledTimes(5);
  const broken = jest.fn(() => Promise.reject(new Error("no page")));
  await expect(untilTraced(broken)).rejects.toThrow("no page");
  expect(broken).toHaveBeenCalledTimes(1);
});
