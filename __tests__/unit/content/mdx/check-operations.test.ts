import { checkOperations } from "../../../../src/content/mdx/problems/check-operations";
import { parseDocument } from "../../../../src/content/mdx/page/parse-document";
import { formatProblems } from "../../../../src/problems/format-problem";

const text = `---
title: Orders
---

Call <Operation id="get-itme"/> first, then <Operation id="create-sales-order"/>.

<Operation id="zzzzzzzzzzzzzzzz"/>
`;

describe("references to API operations", () => {
  it("finds them with their lines, and names the nearest operation where one does not exist", async () => {
    const file = "content/docs/orders.mdx";
    const { operations } = await parseDocument({ file, text, kind: "doc" });
    expect(operations).toEqual([
      { id: "get-itme", line: 5 },
      { id: "create-sales-order", line: 5 },
      { id: "zzzzzzzzzzzzzzzz", line: 7 },
    ]);
    const known = new Set(["get-item", "create-sales-order"]);
    const problems = checkOperations([{ file, operations }], known, "error");
    expect(formatProblems(problems, "References")).toMatchSnapshot();
  });

  it("only warns when broken references are let through", () => {
    const document = { file: "a.mdx", operations: [{ id: "x", line: 1 }] };
    expect(checkOperations([document], new Set(), "warning")[0]?.level).toBe("warning");
  });
});
