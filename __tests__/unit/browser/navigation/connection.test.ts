/** @jest-environment jsdom */
import {
  connectionSpeed,
  followConnection,
  savesData,
} from "../../../../src/browser/navigation/connection";

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

test.each([
  ["4g", "fast"],
  ["3g", "slow"],
  [undefined, "fast"],
])("on %s data are not saved, and the connection counts as %s", (effectiveType, speed) => {
  connect({ effectiveType });
  expect(savesData()).toBe(false);
  expect(connectionSpeed()).toBe(speed);
});

test("a browser that does not tell its connection has a fast one", () => {
  connect(undefined);
  expect([savesData(), connectionSpeed()]).toEqual([false, "fast"]);
});

test("a change of the connection is followed, and that it is back", () => {
  const connection = new EventTarget();
  connect(connection);
  const onChange = jest.fn();
  followConnection(onChange);
  connection.dispatchEvent(new Event("change"));
  expect(onChange).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("online"));
  expect(onChange).toHaveBeenCalledTimes(2);
});
