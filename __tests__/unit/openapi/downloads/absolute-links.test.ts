import { withAbsoluteLinks } from "../../../../src/openapi/downloads/absolute-links";

const site = "https://docs.example.com/site";

test("links of texts to pages of the site become absolute; values and other links stay", () => {
  const description = {
    description: "See [it](/docs/a), [b](</docs/b>), [c][c].\n\n[c]: /docs/c",
    other: '<a href="/docs/d">d</a> [e](https://e.example/f) [g](//g.example) [h](#h)',
    example: { text: "[it](/docs/a)" },
    default: "[it](/docs/a)",
    properties: { value: { description: "[it](/docs/a)", enum: ["[it](/docs/a)"] } },
    list: [{ summary: "[it](/docs/a)" }],
  };
  expect(withAbsoluteLinks(description, site)).toEqual({
    description: `See [it](${site}/docs/a), [b](<${site}/docs/b>), [c][c].\n\n[c]: ${site}/docs/c`,
    other: `<a href="${site}/docs/d">d</a> [e](https://e.example/f) [g](//g.example) [h](#h)`,
    example: { text: "[it](/docs/a)" },
    default: "[it](/docs/a)",
    properties: { value: { description: `[it](${site}/docs/a)`, enum: ["[it](/docs/a)"] } },
    list: [{ summary: `[it](${site}/docs/a)` }],
  });
});
