/** @jest-environment jsdom */
import { addressMark as mark } from "../../../../src/browser/reference/address-mark";
import { chosenDepth, openToDepth, rememberDepth } from "../../../../src/browser/reference/depth";
import { articleOf, field, isOpen, nested, serveFiles } from "./article";

const tree = () =>
  articleOf(
    field(
      "body.a",
      nested(
        "body.a",
        "A",
        field(
          "body.a.b",
          nested("body.a.b", "B", field("body.a.b.c", nested("body.a.b.c", "C", ""))),
        ),
      ),
    ),
  );
const open = () => ["body.a", "body.a.b", "body.a.b.c"].map(isOpen);

test("opens as many levels as the reader wants, and closes deeper ones", async () => {
  const article = tree();
  await openToDepth(article, 2);
  expect(open()).toEqual([true, true, false]);
  await openToDepth(article, 3);
  expect(open()).toEqual([true, true, true]);
  await openToDepth(article, 1);
  expect(open()).toEqual([true, false, false]);
  await openToDepth(article, 0);
  expect(open()).toEqual([false, false, false]);
});

test("fetches only the missing parts that it opens", async () => {
  const asked = serveFiles({
    "depth-a.json": field(`${mark}.b`, nested(`${mark}.b`, "B", { file: "depth-b" })),
    "depth-b.json": field(`${mark}.c`, nested(`${mark}.c`, "C", { file: "depth-c" })),
    "depth-c.json": "",
  });
  const article = articleOf(field("body.a", nested("body.a", "A", { file: "depth-a" })));
  await openToDepth(article, 2);
  expect(asked).toEqual(["depth-a.json", "depth-b.json"]);
  expect(isOpen("body.a.b")).toBe(true);
  expect(isOpen("body.a.b.c")).toBe(false);
});

test("stops at a part that is already open above", async () => {
  const asked = serveFiles({
    "self.json": field(`${mark}.me`, nested(`${mark}.me`, "self", { file: "self" })),
  });
  const article = articleOf(field("body.a", nested("body.a", "self", { file: "self" })));
  await openToDepth(article, 5);
  expect(asked).toEqual(["self.json"]);
  expect(isOpen("body.a.me")).toBe(false);
});

test("opens nothing more after the reader has changed the depth", async () => {
  localStorage.clear();
  serveFiles({
    "late-a.json": field(`${mark}.b`, nested(`${mark}.b`, "B", { file: "late-b" })),
    "late-b.json": "",
  });
  const article = articleOf(field("body.a", nested("body.a", "A", { file: "late-a" })));
  rememberDepth(2);
  const first = openToDepth(article, 2);
  rememberDepth(0);
  await openToDepth(article, 0);
  await first;
  expect([isOpen("body.a"), isOpen("body.a.b")]).toEqual([false, false]);
});

test("leaves closed responses alone", async () => {
  const response = (status: string, attribute: string) =>
    `<details class="response" ${attribute}>${nested(`response-${status}.a`, "A", "")}</details>`;
  const article = articleOf(response("200", "open") + response("400", ""));
  await openToDepth(article, 1);
  expect(isOpen("response-200.a")).toBe(true);
  expect(isOpen("response-400.a")).toBe(false);
});

test("is stored", () => {
  localStorage.clear();
  expect(chosenDepth()).toBe(0);
  rememberDepth(3);
  expect(chosenDepth()).toBe(3);
  localStorage.setItem("api.depth", "deep");
  expect(chosenDepth()).toBe(0);
});
