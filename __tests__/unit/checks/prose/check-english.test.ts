import { checkEnglish } from "../../../../src/checks/prose/check-english";

const problemsOf = (prose: string) =>
  checkEnglish([{ file: "page.mdx", prose }]).map(({ level, what, where, fix }) => [
    level,
    what,
    where?.line,
    fix,
  ]);

test("phrases that are not idiomatic are named with their line and with what to write", () => {
  expect(problemsOf("Good.\nThe bin that the run shall use belongs into aisle B.")).toEqual([
    ["error", "Not idiomatic English: shall", 2, "should, must, or will"],
    ["error", "Not idiomatic English: belongs into", 2, "belongs in"],
  ]);
  expect(problemsOf("A shallow box. Send it by email, or in the mail. More than one.")).toEqual([]);
});

test("the words of the trade are used", () => {
  const told = problemsOf(
    "It waits for want of an article number, of which nothing is left behind the number of a quantity scale or a minority interest. What is on the road takes over the lot, anew.",
  );
  expect(told.map(([, what]) => what)).toEqual(
    [
      "for want of",
      "of which nothing",
      "behind the number",
      "minority interest",
      "article number",
      "quantity scale",
      "on the road",
      "takes over the",
      "anew",
    ].map((words) => `Not idiomatic English: ${words}`),
  );
});

test("a sentence ends with one mark, also after a name that the build writes", () => {
  expect(problemsOf("Read it with          .:")).toEqual([
    ["error", "Not idiomatic English: .:", 1, "one of the two marks"],
  ]);
});

test("days are written as Americans do, with the month first", () => {
  expect(problemsOf("On 9 March 2026 it left, and on March 11, 2026, it came.")).toEqual([
    ["error", "Not idiomatic English: 9 March", 1, "March 9, or March 9, 2026"],
  ]);
});

test("a sentence of more than 35 words is reported, two of 35 are not", () => {
  const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  expect(problemsOf(`${words(36)}.`)).toEqual([
    ["warning", "A sentence of 36 words", 1, "Make two sentences of it."],
  ]);
  expect(problemsOf(`${words(35)}. ${words(35)}.`)).toEqual([]);
});
