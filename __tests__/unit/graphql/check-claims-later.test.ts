import type { Reporter } from "gatsby";
import {
  checkClaimsLater,
  holdLateClaims,
  resumeLateClaims,
} from "../../../src/graphql/check-claims-later";
import { checkPageClaims } from "../../../src/graphql/check-page-claims";
import { clearProblems } from "../../../src/problems/problem-log";
import { reportProblems } from "../../../src/problems/report-problems";

jest.mock("../../../src/graphql/check-page-claims", () => ({ checkPageClaims: jest.fn() }));
jest.mock("../../../src/problems/report-problems", () => ({ reportProblems: jest.fn() }));

const reporter = {} as Reporter;
const check = jest.mocked(checkPageClaims);
const aLongTime = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  check.mockResolvedValue([]);
});
afterEach(() => {
  holdLateClaims();
  clearProblems();
  jest.useRealTimers();
});

test("pages are checked once, when no change has come for a moment", async () => {
  checkClaimsLater(reporter);
  checkClaimsLater(reporter);
  expect(check).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(aLongTime);
  expect(check).toHaveBeenCalledTimes(1);
  expect(reportProblems).toHaveBeenCalledTimes(1);
  resumeLateClaims();
  await jest.advanceTimersByTimeAsync(aLongTime);
  expect(check).toHaveBeenCalledTimes(1);
});

test("checks that a save stops tell nothing, and are begun again after it", async () => {
  let isDropped = () => false;
  check.mockImplementationOnce(async (dropped = () => false) => {
    isDropped = dropped;
    await new Promise((done) => setTimeout(done, aLongTime / 2));
    return dropped() ? undefined : [];
  });
  checkClaimsLater(reporter);
  await jest.advanceTimersByTimeAsync(aLongTime / 4);
  expect(isDropped()).toBe(false);
  holdLateClaims();
  expect(isDropped()).toBe(true);
  await jest.advanceTimersByTimeAsync(aLongTime);
  expect(check).toHaveBeenCalledTimes(1);
  expect(reportProblems).not.toHaveBeenCalled();
  resumeLateClaims();
  await jest.advanceTimersByTimeAsync(aLongTime);
  expect(check).toHaveBeenCalledTimes(2);
  expect(reportProblems).toHaveBeenCalledTimes(1);
});
