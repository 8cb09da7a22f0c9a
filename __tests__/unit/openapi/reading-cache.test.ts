import { ReadingCache } from "../../../src/openapi/reading-cache";

test("code is printed once for this reading and the next, and forgotten when a reading does without it", () => {
  const print = jest.fn(() => "curl");
  const kept = new ReadingCache<string>();
  for (let reading = 0; reading < 2; reading++) {
    kept.start();
    expect([kept.get("a", print), kept.get("a", print)]).toEqual(["curl", "curl"]);
  }
  expect(print).toHaveBeenCalledTimes(1);
  kept.start();
  kept.start();
  kept.get("a", print);
  expect(print).toHaveBeenCalledTimes(2);
});
