/** @jest-environment jsdom */
import {
  effectiveType,
  followConnection,
  savesData,
} from "../../../../src/browser/connection/connection";

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

test.each([
  ["with data saver, however fast", { effectiveType: "4g", saveData: true }],
  ["on 2g", { effectiveType: "2g", saveData: false }],
  ["on slow 2g", { effectiveType: "slow-2g", saveData: false }],
])("data are saved %s", (_, connection) => {
  connect(connection);
  expect(savesData()).toBe(true);
});

test.each(["4g", "3g", undefined])("on %s data are not saved", (type) => {
  connect({ effectiveType: type });
  expect(savesData()).toBe(false);
  expect(effectiveType()).toBe(type);
});

test("a browser that does not tell its connection saves no data", () => {
  connect(undefined);
  expect([savesData(), effectiveType()]).toEqual([false, undefined]);
});

test("data are saved for a reader who prefers reduced data", () => {
  connect(undefined);
  window.matchMedia = (query) =>
    ({ matches: query === "(prefers-reduced-data: reduce)" }) as MediaQueryList;
  expect(savesData()).toBe(true);
  Reflect.deleteProperty(window, "matchMedia");
});

test("a change of the connection is followed, and that it is lost or back", () => {
  const connection = new EventTarget();
  connect(connection);
  const onChange = jest.fn();
  followConnection(onChange);
  connection.dispatchEvent(new Event("change"));
  expect(onChange).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("offline"));
  dispatchEvent(new Event("online"));
  expect(onChange).toHaveBeenCalledTimes(3);
});
