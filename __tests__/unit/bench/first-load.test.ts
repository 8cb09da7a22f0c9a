import { countPasses } from "../../bench/first-load";

const layout = (ts: number, dirtyObjects: number, totalObjects: number) => ({
  name: "Layout",
  ts,
  args: { beginData: { dirtyObjects, totalObjects } },
});

test("passes over more than half of the page are counted apart, and those before the first paint", () => {
  const events = [
    { name: "UpdateLayoutTree", args: { elementCount: 900 } },
    { name: "UpdateLayoutTree", args: { elementCount: 3 } },
    layout(10, 700, 1200),
    layout(20, 5, 1200),
    layout(30, 8, 10),
    { name: "firstPaint", ts: 40 },
    layout(50, 1100, 1200),
    { name: "Paint" },
  ];
  expect(countPasses(events, 1000)).toEqual({
    styles: 2,
    wholeStyles: 1,
    layouts: 4,
    wholeLayouts: 2,
    wholeBeforePaint: 1,
  });
});
