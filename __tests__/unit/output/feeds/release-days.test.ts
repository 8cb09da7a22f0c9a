import { releaseDays } from "../../../../src/output/feeds/release-days";

const versions = [
  { name: "current" },
  { name: "2.0", released: "2026-05-01" },
  { name: "1.0", released: null },
];
const daysOf = (log: Record<string, string>) =>
  Object.fromEntries(releaseDays(versions, new Map(Object.entries(log))));

test("a version's day is that of its release, else that of its description's last change", () => {
  expect(
    daysOf({
      "openapi.yaml": "2026-06-02",
      "paths/items.yaml": "2026-06-03",
      "versions/2.0/openapi.yaml": "2026-06-04",
      "versions/1.0/openapi.yaml": "2025-01-15",
    }),
  ).toEqual({ current: "2026-06-03", "2.0": "2026-05-01", "1.0": "2025-01-15" });
});

test("where nothing is known of a version, it is the day of the one before, if there is one", () => {
  expect(daysOf({})).toEqual({ current: "2026-05-01", "2.0": "2026-05-01" });
});
