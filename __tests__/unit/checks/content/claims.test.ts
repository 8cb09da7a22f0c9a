import { checkAgainstShop } from "./shop";

let lies: Awaited<ReturnType<typeof checkAgainstShop>>;
beforeAll(async () => (lies = await checkAgainstShop("content-lies")));

test("pages that are true are quiet", async () => {
  expect((await checkAgainstShop("content-truths")).problems).toEqual([]);
});

test("bodies that do not fit their schema are told with line, what was wanted, and what to paste", () => {
  expect(lies.of("bodies.mdx")).toMatchSnapshot();
});

test("calls that the description does not know, and marks that say too little, are told", () => {
  expect(lies.of("calls.mdx")).toMatchSnapshot();
});

test("names of operations, statuses, fields, terms and menus that do not exist are reported", () => {
  expect(lies.of("names.mdx")).toMatchSnapshot();
});

test("with broken references let through, names only warn, and bodies still fail", async () => {
  const { problems } = await checkAgainstShop("content-lies", "warning");
  const levelOf = (code: string) => problems.find((problem) => problem.code === code)?.level;
  expect(["unknown-status", "unknown-term", "broken-link", "snippet-schema"].map(levelOf)).toEqual([
    "warning",
    "warning",
    "warning",
    "error",
  ]);
});
