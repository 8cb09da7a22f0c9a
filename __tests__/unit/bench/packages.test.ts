import { ranOf } from "../../bench/packages";

test("of nested ranges of a script, the innermost says whether a character ran", () => {
  const range = (startOffset: number, endOffset: number, count: number) => ({
    startOffset,
    endOffset,
    count,
  });
  const functions = [
    { functionName: "inner", isBlockCoverage: true, ranges: [range(2, 6, 0), range(4, 5, 1)] },
    { functionName: "", isBlockCoverage: true, ranges: [range(0, 8, 1)] },
  ];
  expect([...ranOf({ functions, source: "12345678" })]).toEqual([1, 1, 0, 0, 1, 0, 1, 1]);
});
