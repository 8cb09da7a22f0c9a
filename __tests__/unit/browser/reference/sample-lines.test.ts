/** @jest-environment jsdom */
import "../../../support/views/testing";
import { markCounterpart } from "../../../../src/browser/reference/sample-lines";
import { articleOf, field } from "./article";

const code = `<span class="tk">{</span>
  "id": "a",
  "to": {
    "city": <span class="tk">"B"</span>
  }
}
`;
const show = () =>
  articleOf(`${field("body.id")}${field("body.to", field("body.to.city"))}
    <section data-root="body"><pre><code>${code}</code></pre></section><p>Else</p>`);
const at = (selector: string) => document.querySelector(selector) as HTMLElement;
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const lit = () =>
  [...document.querySelectorAll("[data-lit]")].map((one) => one.id || one.textContent);

beforeAll(() => Object.assign(globalThis, { CSS: { escape: (text: string) => text } }));

test("a field marks its line, and the text of the code stays the same", () => {
  const article = show();
  const before = at("code").textContent;
  markCounterpart(article, byId("body.to.city"));
  expect(lit()).toEqual(['    "city": "B"\n']);
  expect(at("code").textContent).toBe(before);
  markCounterpart(article, at("p"));
  expect(lit()).toEqual([]);
});

test("a line marks its field", () => {
  const article = show();
  markCounterpart(article, at("code"));
  const line = [...document.querySelectorAll(".line")].find(({ textContent }) =>
    textContent?.includes("id"),
  );
  markCounterpart(article, line as Element);
  expect(lit()).toEqual(["body.id", '  "id": "a",\n']);
});

test("what is below a key can be folded", () => {
  const article = show();
  markCounterpart(article, at("code"));
  const hidden = () =>
    [...document.querySelectorAll(".line[hidden]")].map((one) => one.textContent);
  const fold = at(".fold");
  expect(fold.getAttribute("aria-label")).toBe("Fold these lines");
  fold.click();
  expect(hidden()).toEqual(['    "city": "B"\n']);
  fold.click();
  expect(hidden()).toEqual([]);
});
