/** @jest-environment jsdom */
import {
  followLanguage,
  rememberLanguage,
  showAnswer,
  showRequest,
  showResponse,
} from "../../../../src/browser/reference/samples";
import { articleOf, serveFiles } from "./article";

const choices = (name: string, ...values: string[]) =>
  `<div data-choices="${name}">${values
    .map((value, index) => {
      const checked = index === 0 ? "checked" : "";
      return `<input type="radio" name="${name}" value="${value}" ${checked}>`;
    })
    .join("")}</div>`;
const page = `<section data-request>
    ${choices("request-example", "0", "1")}${choices("request-language", "curl", "python")}
    <div class="raw">curl of the first</div>
  </section>
  <details data-status="200"><summary>200</summary>${choices("example-200", "0", "1", "2")}
    <div class="raw"><b>first</b></div></details>`;

const operation = {
  requests: [
    { curl: "curl of the first", python: "python of the first" },
    { curl: "curl of the second", python: "python of the second" },
  ],
  responses: { "200": ["second", "third"] },
};

const choose = (article: Element, name: string, value: string) => {
  const choice = article.querySelector<HTMLInputElement>(
    `[data-choices="${name}"] [value="${value}"]`,
  );
  if (!choice) throw new Error(name);
  choice.checked = true;
  return choice;
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
  choose(article, "request-language", "python");
  await showRequest(article, "op.json");
  expect(request(article)).toBe("python of the first");
  choose(article, "request-example", "1");
  await showRequest(article, "op.json");
  expect(request(article)).toBe("python of the second");
});

test("of two quick choices, the last one counts", async () => {
  const article = articleOf(page);
  choose(article, "request-language", "python");
  const slow = showRequest(article, "op.json");
  choose(article, "request-language", "curl");
  choose(article, "request-example", "1");
  await Promise.all([slow, showRequest(article, "op.json")]);
  expect(request(article)).toBe("curl of the second");

  const late = showResponse(choose(article, "example-200", "2"), "op.json");
  const back = showResponse(choose(article, "example-200", "0"), "op.json");
  await Promise.all([late, back]);
  expect(response(article)).toBe("<b>first</b>");
});

test("the first example of a response comes back without a file", async () => {
  const article = articleOf(page);
  await showResponse(choose(article, "example-200", "1"), "op.json");
  expect(response(article)).toBe("second");
  await showResponse(choose(article, "example-200", "0"), "op.json");
  expect(response(article)).toBe("<b>first</b>");
});

test("how much is folded depends on the code, not on what is said above it", async () => {
  const code = `<pre><code>${"line\n".repeat(100)}</code></pre>`;
  serveFiles({
    "long.json": {
      requests: [],
      responses: { "200": [`<div><p>With <code>limit=1</code>.</p></div>${code}`] },
    },
  });
  const article = articleOf(
    `<details data-status="200">${choices("example-200", "0", "1")}
      <div class="foldable"><div class="raw"><pre><code>short</code></pre></div></div></details>`,
  );
  await showResponse(choose(article, "example-200", "1"), "long.json");
  expect(article.querySelector<HTMLElement>(".foldable")?.dataset.length).toBe("long");
});

test("the response to the chosen request is shown, if there is one of its name", async () => {
  const article = articleOf(
    `<div data-choices="request-example">
      <input type="radio" name="a" value="0" checked data-answer="200 2">
      <input type="radio" name="a" value="1"><input type="radio" name="a" value="2" data-answer="409 0">
    </div>
    <details data-status="200">${choices("example-200", "0", "1", "2")}
      <div class="raw">first</div></details>
    <details class="errors"><details data-status="409"><div class="raw">refused</div></details></details>`,
  );
  const isOpen = (status: string) =>
    article.querySelector<HTMLDetailsElement>(`[data-status="${status}"]`)?.open;
  await showAnswer(article, "op.json");
  expect(response(article)).toBe("third");
  expect([isOpen("200"), isOpen("409")]).toEqual([true, false]);

  choose(article, "request-example", "1");
  await showAnswer(article, "op.json");
  expect(response(article)).toBe("third");

  choose(article, "request-example", "2");
  await showAnswer(article, "op.json");
  expect(isOpen("409")).toBe(true);
  expect(article.querySelector<HTMLDetailsElement>(".errors")?.open).toBe(true);
});

test("the language is stored for all pages", async () => {
  rememberLanguage("python");
  const article = articleOf(page);
  await followLanguage(article, "op.json");
  expect(article.querySelector<HTMLInputElement>("[value=python]")?.checked).toBe(true);
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
