/** @jest-environment jsdom */
import {
  followLanguage,
  rememberLanguage,
  showAnswer,
  showRequest,
  showResponse,
} from "../../../../src/browser/reference/samples";
import { articleOf, serveFiles } from "./article";

const options = (...values: string[]) =>
  values.map((value) => `<option value="${value}">${value}</option>`).join("");
const page = `<section data-request>
    <select data-request-example>${options("0", "1")}</select>
    <select data-request-language>${options("curl", "python")}</select>
    <div class="raw">curl of the first</div>
  </section>
  <details><summary>200</summary><select data-response-example="200">${options("0", "1", "2")}</select>
    <div class="raw"><b>first</b></div></details>`;

const operation = {
  requests: [
    { curl: "curl of the first", python: "python of the first" },
    { curl: "curl of the second", python: "python of the second" },
  ],
  responses: { "200": ["second", "third"] },
};

const choose = (article: Element, selector: string, value: string) => {
  const select = article.querySelector<HTMLSelectElement>(selector);
  if (!select) throw new Error(selector);
  select.value = value;
  return select;
};
const request = (article: Element) => article.querySelector("[data-request] .raw")?.innerHTML;
const response = (article: Element) => article.querySelector("details .raw")?.innerHTML;

let asked: string[];
beforeEach(() => {
  localStorage.clear();
  asked = serveFiles({ "op.json": operation });
});

test("the request is shown in the chosen language, from the chosen example", async () => {
  const article = articleOf(page);
  choose(article, "[data-request-language]", "python");
  await showRequest(article, "op.json");
  expect(request(article)).toBe("python of the first");
  choose(article, "[data-request-example]", "1");
  await showRequest(article, "op.json");
  expect(request(article)).toBe("python of the second");
});

test("of two quick choices, the last one counts", async () => {
  const article = articleOf(page);
  choose(article, "[data-request-language]", "python");
  const slow = showRequest(article, "op.json");
  choose(article, "[data-request-language]", "curl");
  choose(article, "[data-request-example]", "1");
  await Promise.all([slow, showRequest(article, "op.json")]);
  expect(request(article)).toBe("curl of the second");

  const select = choose(article, "[data-response-example]", "2");
  const late = showResponse(select, "op.json");
  select.value = "0";
  await Promise.all([late, showResponse(select, "op.json")]);
  expect(response(article)).toBe("<b>first</b>");
});

test("the first example of a response comes back without a file", async () => {
  const article = articleOf(page);
  const select = choose(article, "[data-response-example]", "1");
  await showResponse(select, "op.json");
  expect(response(article)).toBe("second");
  select.value = "0";
  await showResponse(select, "op.json");
  expect(response(article)).toBe("<b>first</b>");
});

test("the response to the chosen request is shown, if there is one of its name", async () => {
  const article = articleOf(
    `<select data-request-example>
      <option value="0" data-answer="200 2"></option><option value="1"></option>
      <option value="2" data-answer="409 0"></option>
    </select>
    <details data-status="200"><select data-response-example="200">${options("0", "1", "2")}</select>
      <div class="raw">first</div></details>
    <details data-status="409"><div class="raw">refused</div></details>`,
  );
  const isOpen = (status: string) =>
    article.querySelector<HTMLDetailsElement>(`[data-status="${status}"]`)?.open;
  await showAnswer(article, "op.json");
  expect(response(article)).toBe("third");
  expect([isOpen("200"), isOpen("409")]).toEqual([true, false]);

  choose(article, "[data-request-example]", "1");
  await showAnswer(article, "op.json");
  expect(response(article)).toBe("third");

  choose(article, "[data-request-example]", "2");
  await showAnswer(article, "op.json");
  expect(isOpen("409")).toBe(true);
});

test("the language is stored for all pages", async () => {
  rememberLanguage("python");
  const article = articleOf(page);
  await followLanguage(article, "op.json");
  expect(article.querySelector<HTMLSelectElement>("[data-request-language]")?.value).toBe("python");
  expect(request(article)).toBe("python of the first");
});

test.each([null, "curl", "cobol"])(
  "nothing is fetched if the stored language is %j",
  async (kept) => {
    if (kept) rememberLanguage(kept);
    const article = articleOf(page);
    await followLanguage(article, "op.json");
    expect(asked).toEqual([]);
    expect(request(article)).toBe("curl of the first");
  },
);

test("a page without samples has nothing to show", async () => {
  rememberLanguage("python");
  const article = articleOf("<p>A webhook</p>");
  await followLanguage(article, "op.json");
  await showRequest(article, "op.json");
  expect(asked).toEqual([]);
});
