import { parseDocument } from "../../../../src/content/mdx/page/parse-document";

test("what a page names by components is collected with its lines", async () => {
  const text = `---
title: A
---

<Operation id="a"/> <Status of="S" is="open"/>

- <Field operation="a" at="body.b"/>
- <Term id="t"/> <Term/> <Status of="S" is={1}/>

\`<Term id="in-code"/>\`
`;
  const page = await parseDocument({ file: "content/docs/refs.mdx", text, kind: "doc" });
  const { operations, statuses, fields, terms, anchors } = page;
  expect({ operations, statuses, fields, terms, anchors }).toEqual({
    operations: [{ id: "a", line: 5 }],
    statuses: [
      { of: "S", is: "open", line: 5 },
      { of: "S", is: "", line: 8 },
    ],
    fields: [{ operation: "a", at: "body.b", line: 7 }],
    terms: [{ id: "t", line: 8 }],
    anchors: [],
  });
});
