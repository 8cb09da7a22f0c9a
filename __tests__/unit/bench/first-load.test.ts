import { countPasses } from "../../bench/first-load";

const layout = (dirtyObjects: number, totalObjects: number) => ({
  name: "Layout",
  args: { beginData: { dirtyObjects, totalObjects } },
});

test("passes over more than half of the page are counted apart", () => {
  const events = [
    { name: "UpdateLayoutTree", args: { elementCount: 900 } },
    { name: "UpdateLayoutTree", args: { elementCount: 3 } },
    layout(700, 1200),
    layout(5, 1200),
    layout(8, 10),
    { name: "Paint" },
  ];
  expect(countPasses(events, 1000)).toEqual({
    styles: 2,
    wholeStyles: 1,
    layouts: 3,
    wholeLayouts: 1,
  });
});
