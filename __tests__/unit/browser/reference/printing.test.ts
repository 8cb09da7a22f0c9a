/** @jest-environment jsdom */
import { isPrinting, openForPrint } from "../../../../src/browser/reference/printing";
import { articleOf } from "./article";

// jsdom does not support the `name` of disclosures yet.
Object.defineProperty(HTMLDetailsElement.prototype, "name", {
  get(this: Element) {
    return this.getAttribute("name") ?? "";
  },
  set(this: Element, name: string) {
    this.setAttribute("name", name);
  },
});

test("printing opens everything, and afterwards the page is as before", () => {
  const article = articleOf(
    `<details name="response-example" open>200</details>
     <details name="response-example">400</details>
     <details class="nested">closed</details>
     <details class="nested" open>open</details>`,
  );
  const state = () => [...article.querySelectorAll("details")].map(({ open }) => open);
  const end = openForPrint(article);
  expect(state()).toEqual([true, true, true, true]);
  expect(article.querySelector("[name]")).toBeNull();
  expect(isPrinting(article)).toBe(true);
  end();
  expect(state()).toEqual([true, false, false, true]);
  expect(isPrinting(article)).toBe(false);
  expect(article.querySelectorAll("details[name='response-example']")).toHaveLength(2);
  expect(article.getAttributeNames()).toEqual([]);
});
