/** @jest-environment jsdom */
import {
  connectionSpeed,
  followConnection,
  savesData,
  type Connection,
} from "../../../../src/browser/navigation/connection";

/** The page is read over this connection. */
function over(connection: Connection | undefined): void {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
}
afterEach(() => over(undefined));

test.each<[string, Connection | undefined, boolean, "fast" | "slow"]>([
  ["a browser that does not tell", undefined, false, "fast"],
  ["4g", { effectiveType: "4g" }, false, "fast"],
  ["3g", { effectiveType: "3g" }, false, "slow"],
  ["2g", { effectiveType: "2g" }, true, "fast"],
  ["slow 2g", { effectiveType: "slow-2g" }, true, "fast"],
  ["data saver", { effectiveType: "4g", saveData: true }, true, "fast"],
])("%s", (_, connection, saves, speed) => {
  over(connection);
  expect([savesData(), connectionSpeed()]).toEqual([saves, speed]);
});

test("a connection that changes or comes back is told", () => {
  const connection = new EventTarget();
  over(connection);
  const onChange = jest.fn();
  followConnection(onChange);
  connection.dispatchEvent(new Event("change"));
  dispatchEvent(new Event("online"));
  expect(onChange).toHaveBeenCalledTimes(2);
});
