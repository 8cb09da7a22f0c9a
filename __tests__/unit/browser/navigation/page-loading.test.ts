/** @jest-environment jsdom */
import { screen } from "../../../support/views/testing";
import {
  routeChangeBegins,
  routeChangeEnds,
} from "../../../../src/browser/navigation/page-loading";
import { hideProgressBar, showProgressBar } from "../../../../src/browser/navigation/progress-bar";

jest.mock("../../../../src/browser/navigation/progress-bar", () => ({
  showProgressBar: jest.fn(),
  hideProgressBar: jest.fn(),
}));
const spinner = () => screen.queryByRole("status")?.textContent;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

test("a quick page change shows nothing", async () => {
  routeChangeBegins();
  await wait(199);
  routeChangeEnds();
  await wait(1000);
  expect(spinner()).toBeUndefined();
  expect(showProgressBar).not.toHaveBeenCalled();
});

test("a slow one is announced and shown until the page is there", async () => {
  routeChangeBegins();
  await wait(200);
  expect(spinner()).toBe("Loading page");
  expect(showProgressBar).toHaveBeenCalledTimes(1);
  routeChangeEnds();
  expect(spinner()).toBeUndefined();
  expect(hideProgressBar).toHaveBeenCalledTimes(1);
});

test("of several changes, the last one to end hides it", async () => {
  routeChangeBegins();
  await wait(200);
  routeChangeBegins();
  routeChangeEnds();
  expect(spinner()).toBe("Loading page");
  routeChangeEnds();
  expect(spinner()).toBeUndefined();
});
