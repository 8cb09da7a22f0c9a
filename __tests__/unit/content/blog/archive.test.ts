import { archive } from "../../../../src/content/blog/archive";
import { barChart, bars } from "../../../../src/content/blog/bar-chart";

const post = (date: string) => ({ slug: `/blog/${date}`, title: `Of ${date}`, date });
const years = archive(["2026-01-09", "2025-11-02", "2025-11-30"].map(post));

test("posts stand by year and month, newest first", () => {
  expect(years).toEqual([
    {
      year: "2026",
      count: 1,
      months: [
        { month: "2026-01", posts: [{ slug: "/blog/2026-01-09", title: "Of 2026-01-09", day: 9 }] },
      ],
    },
    {
      year: "2025",
      count: 2,
      months: [
        {
          month: "2025-11",
          posts: [
            { slug: "/blog/2025-11-30", title: "Of 2025-11-30", day: 30 },
            { slug: "/blog/2025-11-02", title: "Of 2025-11-02", day: 2 },
          ],
        },
      ],
    },
  ]);
});

test("the chart has a bar for each month, oldest first, with those that have no post between", () => {
  expect(bars(years)).toEqual([
    { span: "2025-11", count: 2 },
    { span: "2025-12", count: 0 },
    { span: "2026-01", count: 1 },
  ]);
  expect(bars([])).toEqual([]);
});

test("from eleven years on a bar is a year", () => {
  expect(bars(archive([post("2026-01-01"), post("2013-05-05")]))).toHaveLength(14);
});

test("the chart is SVG whose bars are as tall as their share", () => {
  expect(barChart(bars(years), 'Posts "over" time')).toMatchInlineSnapshot(
    `"<svg viewBox="0 0 704 104" role="img" aria-label="Posts &quot;over&quot; time"><path class="axis" d="M0 72.5h704"/><path class="bars" d="M0 72v-45.3h48v45.3zM128 72v-22.7h48v22.7z"/><text x="0" y="78">2025</text><text x="128" y="78">2026</text></svg>"`,
  );
});
