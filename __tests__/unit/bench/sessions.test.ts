import { lines, wasteful, type SessionTotals } from "../../bench/sessions";
import { sessions } from "../../bench/reading-sessions";

const measured = (precision: number, ahead = 10) => ({ precision, ahead }) as SessionTotals;

test("a line on which too little of what was loaded is opened is named; with data saver, one page is too much", () => {
  expect(wasteful({ fast: measured(0.4), slow: measured(0.5), saver: measured(1, 1) })).toEqual([
    "slow: precision 0.50, at least 0.6",
    "saver: 1 pages were loaded ahead",
  ]);
  expect(wasteful({ fast: measured(0.3), saver: measured(1, 0) })).toEqual([]);
});

test("thirty sessions are played on each of four lines", () => {
  expect(sessions).toHaveLength(30);
  expect(Object.keys(lines)).toEqual(["fast", "4G", "slow", "saver"]);
});
