/** @jest-environment jsdom */
import { addressMark as mark } from "../../../../src/browser/reference/address-mark";
import { copyFieldLink, openAddress } from "../../../../src/browser/reference/field-links";
import { articleOf, field, isOpen, nested, serveFiles } from "./article";

const scrolled = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => jest.clearAllMocks());

test("a field on the page is opened, marked, focused, and scrolled to", async () => {
  const article = articleOf(
    `<details class="response" data-path="response-200">${field("response-200.data", nested("response-200.data", "A", field("response-200.data.status")))}</details>
     ${field("body.old")}`,
  );
  await openAddress(article, "body.old");
  expect(await openAddress(article, "response-200.data.status")).toBe(true);
  expect(isOpen("response-200")).toBe(true);
  expect(isOpen("response-200.data")).toBe(true);
  const marked = [...article.querySelectorAll("[data-marked]")];
  expect(marked.map(({ id }) => id)).toEqual(["response-200.data.status"]);
  expect(document.activeElement).toBe(marked[0]);
  expect(scrolled.mock.contexts.at(-1)).toBe(marked[0]);
});

test("the parts on the way are fetched one after the other", async () => {
  const asked = serveFiles({
    "way-a.json": field(`${mark}.lines`, nested(`${mark}.lines`, "b", { file: "way-b" })),
    "way-b.json": field(`${mark}~stock.quantity`),
    "way-c.json": field(`${mark}.x`),
  });
  const article = articleOf(
    field("body.order", nested("body.order", "a", { file: "way-a" })) +
      field("body.order2", nested("body.order2", "c", { file: "way-c" })),
  );
  expect(await openAddress(article, "body.order.lines~stock.quantity")).toBe(true);
  expect(asked).toEqual(["way-a.json", "way-b.json"]);
  expect(isOpen("body.order")).toBe(true);
  expect(isOpen("body.order.lines")).toBe(true);
  expect(isOpen("body.order2")).toBe(false);
});

test("an address that leads nowhere changes nothing", async () => {
  const asked = serveFiles({ "none-a.json": field(`${mark}.here`) });
  const article = articleOf(field("body.a", nested("body.a", "a", { file: "none-a" })));
  expect(await openAddress(article, "")).toBe(false);
  expect(await openAddress(article, "query.cursor")).toBe(false);
  expect(asked).toEqual([]);
  expect(await openAddress(article, "body.a.gone")).toBe(false);
  expect(asked).toEqual(["none-a.json"]);
  expect(isOpen("body.a")).toBe(false);
  expect(scrolled).not.toHaveBeenCalled();
});

test("elements outside the article are not its fields", async () => {
  const article = articleOf(field("body.a"));
  document.body.insertAdjacentHTML("beforeend", '<h2 id="footer">x</h2>');
  expect(await openAddress(article, "footer")).toBe(false);
});

test('a part that cannot be loaded says so, and "Retry" loads it', async () => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  serveFiles({});
  const article = articleOf(field("body.a", nested("body.a", "a", { file: "later" })));
  expect(await openAddress(article, "body.a.b")).toBe(false);
  expect(article.textContent).toContain("This part could not be loaded.");
  serveFiles({ "later.json": field(`${mark}.b`) });
  article.querySelector<HTMLButtonElement>("button.retry")?.click();
  await new Promise((done) => setTimeout(done));
  expect(document.getElementById("body.a.b")).not.toBeNull();
  expect(article.textContent).not.toContain("could not be loaded");
});

test("a part inside itself links to its ancestor", async () => {
  serveFiles({
    "circle.json": field(`${mark}.parent`, nested(`${mark}.parent`, "loop", { file: "circle" })),
  });
  const article = articleOf(field("body.a", nested("body.a", "loop", { file: "circle" })));
  expect(await openAddress(article, "body.a.parent")).toBe(true);
  const link = document.querySelector("[id='body.a.parent'] details .facts a");
  expect(link?.getAttribute("href")).toBe("#body.a");
  expect(link?.textContent).toBe("The same as loop above");
});

test("the link of a field is copied, which is announced", async () => {
  jest.useFakeTimers();
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  const article = articleOf(field("body.a"));
  const link = article.querySelector<HTMLAnchorElement>(".field-name");
  if (!link) throw new Error("no link");
  await copyFieldLink(link);
  jest.advanceTimersByTime(20);
  const said = document.querySelector("[role='status']");
  expect(writeText).toHaveBeenCalledWith("http://localhost/#body.a");
  expect(said?.textContent).toBe("Link copied");
  jest.advanceTimersByTime(2000);
  expect(said?.textContent).toBe("");
  expect(link.dataset.copied).toBeUndefined();
  jest.useRealTimers();
});
