/** @jest-environment jsdom */
import { followLine } from "../../../../src/browser/connection/follow-line";

const key = "page.visit";
let told: (entries: object[]) => void = () => undefined;

const entry = (rtt: number, rate: number, transferSize = 30_000): object => ({
  name: "https://site.example/page-data/a/page-data.json",
  initiatorType: "fetch",
  requestStart: 1,
  responseStart: 1 + rtt,
  responseEnd: 1 + rtt + transferSize / rate,
  transferSize,
});

beforeEach(() => {
  sessionStorage.clear();
  performance.getEntriesByType = () => [];
  globalThis.PerformanceObserver = class {
    constructor(callback: (list: { getEntries(): object[] }) => void) {
      told = (entries) => callback({ getEntries: () => entries });
    }
    observe() {}
  } as unknown as typeof PerformanceObserver;
});

test("what the page itself has loaded is measured, but is nothing that was loaded ahead", () => {
  performance.getEntriesByType = (type) =>
    type === "navigation" ? ([entry(50, 1000)] as unknown as PerformanceEntryList) : [];
  expect(followLine(() => undefined)()).toEqual({ line: { rtt: 50, rate: 1000 }, bytes: 0 });
});

test("each later request corrects it, its bytes count, and the next document goes on from there", () => {
  const onChange = jest.fn();
  const visit = followLine(onChange);
  told([entry(40, 1000)]);
  told([entry(80, 1000)]);
  expect(visit()).toEqual({ line: { rtt: 60, rate: 1000 }, bytes: 60_000 });
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(followLine(onChange)()).toEqual({ line: { rtt: 60, rate: 1000 }, bytes: 60_000 });
});

test.each(["", "{", "null", "5", '{"line":3,"bytes":"many"}'])(
  "%j in the session is no measurement",
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(followLine(() => undefined)()).toEqual({ line: undefined, bytes: 0 });
  },
);

test("where requests cannot be observed, the line is unknown", () => {
  performance.getEntriesByType = () => {
    throw new Error("no entries");
  };
  const info = jest.spyOn(console, "info").mockReturnValue();
  expect(followLine(() => undefined)().line).toBeUndefined();
  expect(info).toHaveBeenCalled();
});
