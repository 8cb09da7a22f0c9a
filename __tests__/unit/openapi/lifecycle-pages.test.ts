import { renderMarkdown } from "../../../src/content/markdown/render-markdown";
import { lifecyclePagesOf } from "../../../src/openapi/state-fences";

const fence = (name: string) => ["```state-machine", name, "```", ""].join("\n");

const overview = (slug: string, ...blocks: string[]) => ({
  tag: slug,
  slug,
  file: `openapi/overviews/${slug}.md`,
  absoluteFile: "",
  named: "",
  text: blocks.join("\n\n"),
});

const pagesOf = (...overviews: ReturnType<typeof overview>[]) =>
  lifecyclePagesOf(overviews, "/docs/api");

test("a lifecycle is found under the heading above its drawing", () => {
  const order = overview("order", "## What it is", "Text.", "### Lifecycle", fence("OrderStatus"));
  const bill = overview("bill", fence("BillStatus"), "## Below");
  expect(pagesOf(order, bill)).toEqual({
    OrderStatus: "/docs/api/order#lifecycle",
    BillStatus: "/docs/api/bill",
  });
});

test("the first page that draws a lifecycle is its page", () => {
  const first = overview("order", "## Lifecycle", fence("OrderStatus"));
  expect(pagesOf(first, overview("shop", "## All", fence("OrderStatus")))).toEqual({
    OrderStatus: "/docs/api/order#lifecycle",
  });
});

test.each([
  ["two of the same words", ["## Order", "### Lifecycle", "## Line", "### Lifecycle"]],
  ["signs", ["## How an _order_ goes: from `draft` to “closed”!"]],
  ["a link", ["## The [life](/docs/life) of an order"]],
  ["other letters", ["## Größe & 注文"]],
  ["an ending", ["## Lifecycle ##"]],
  ["code that looks like one", ["## Lifecycle", "```bash\n## not a heading\n```"]],
])("a heading with %s has the id that the page gives it", async (_, blocks) => {
  const text = blocks.join("\n\n");
  const { anchors } = await renderMarkdown(text, {
    file: "openapi/overviews/order.md",
    line: 1,
    headings: true,
  });
  const pages = pagesOf(overview("order", ...blocks, fence("OrderStatus")));
  expect(anchors.length).toBeGreaterThan(0);
  expect(pages.OrderStatus).toBe(`/docs/api/order#${anchors.at(-1)}`);
});
