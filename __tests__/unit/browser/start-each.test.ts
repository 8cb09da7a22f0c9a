import { startEach } from "../../../src/browser/start-each";

test("what throws is logged, and the others still start", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const wrong = new Error("no such thing");
  const started: string[] = [];
  startEach([
    () => started.push("first"),
    () => {
      throw wrong;
    },
    () => started.push("last"),
  ]);
  expect(started).toEqual(["first", "last"]);
  expect(log.mock.calls).toEqual([[wrong]]);
  log.mockRestore();
});
