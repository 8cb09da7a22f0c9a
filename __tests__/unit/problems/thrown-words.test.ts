import { thrownWords } from "../../../src/problems/thrown-words";

const source = "const pages = [];\nexport const first = pagse[0];\n";

test.each([
  ["ReferenceError: pagse is not defined", "export const first = pagse[0];"],
  ["ReferenceError: slugify is not defined", "const slug = slugify(title);"],
  ["window is not defined", "const width = window.innerWidth;"],
  ["TypeError: Cannot read properties of undefined (reading 'date')", "return page.update!.date;"],
  ["TypeError: Cannot read properties of null (reading 'map')", "return all.map(one);"],
  ["Error: No title", 'throw new Error("No title");'],
])("%s has a cause, and a fix to paste", (message, seen) => {
  const { cause, fix } = thrownWords(message, seen, source) ?? {};
  expect(`seen   ${seen}\ncause  ${cause}\nfix    ${fix}`).toMatchSnapshot();
});

test.each([
  ["TypeError: titles is not a function", "titles();"],
  ["TypeError: Cannot read properties of undefined (reading 'a')", "return x.a + y.a;"],
])("%s leaves open what is meant", (message, seen) => {
  expect(thrownWords(message, seen, source)).toBeUndefined();
});
