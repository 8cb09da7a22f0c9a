import { printedAgain, startPrinting } from "../../../../src/openapi/request-samples/printed-again";

test("code is printed once for this reading and the next, and forgotten when a reading does without it", () => {
  const print = jest.fn(() => "curl");
  for (let reading = 0; reading < 2; reading++) {
    startPrinting();
    expect([printedAgain("a", print), printedAgain("a", print)]).toEqual(["curl", "curl"]);
  }
  expect(print).toHaveBeenCalledTimes(1);
  startPrinting();
  startPrinting();
  printedAgain("a", print);
  expect(print).toHaveBeenCalledTimes(2);
});
