/** @jest-environment jsdom */
import { addressMark as mark } from "../../../../src/browser/reference/address-mark";
import { startReference } from "../../../../src/views/listeners/start-reference";
import { articleOf, field, isOpen, nested, serveFiles } from "../../browser/reference/article";

const page = (file: string) => `
  <section class="operation-panels"><div data-request>
    <div data-choices="request-language"><input type="radio" name="request-language" value="curl" checked>
      <input type="radio" name="request-language" value="go"></div>
    <div class="raw">curl</div></div></section>
  <input type="checkbox" data-required-only>
  <select data-depth><option value="0">0</option><option value="1">1</option></select>
  ${field("body.a", nested("body.a", "A", { file }))}`;
const operation = { requests: [{ curl: "curl", go: "go" }], responses: {} };

const settled = () => new Promise((done) => setTimeout(done));
const event = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
function choose(selector: string, value: string) {
  const select = document.querySelector<HTMLSelectElement>(selector);
  if (select) select.value = value;
  event(selector, "change");
}
function chooseLanguage(value: string) {
  const choice = document.querySelector<HTMLInputElement>(`[value="${value}"]`);
  if (choice) choice.checked = true;
  event(`[value="${value}"]`, "change");
}
const raw = () => document.querySelector(".raw")?.innerHTML;

let end = () => undefined as void;
/** Starts an article with files for a part and the operation; records what is fetched. */
function start(name: string) {
  const asked = serveFiles({
    [`${name}.json`]: field(`${mark}.b`),
    [`${name}-op.json`]: operation,
  });
  end = startReference(articleOf(page(name)), `${name}-op.json`);
  return asked;
}

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  location.hash = "";
});
afterEach(() => end());

test("nothing is fetched without an action of the reader", async () => {
  const asked = start("idle");
  await settled();
  expect(asked).toEqual([]);
});

test("the address of the page is opened, and each later one", async () => {
  location.hash = "#body.a.b";
  const asked = start("hash");
  await settled();
  expect(asked).toEqual(["hash.json"]);
  expect(isOpen("body.a")).toBe(true);
  expect(document.querySelector("[data-marked]")?.id).toBe("body.a.b");
  location.hash = "#body.a";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  await settled();
  expect(document.querySelector("[data-marked]")?.id).toBe("body.a");
});

test("a part is fetched when the pointer or the focus reaches it", async () => {
  const asked = start("intent");
  event("summary", "pointerover");
  event("summary", "focusin");
  await settled();
  expect(asked).toEqual(["intent.json"]);
  expect(document.getElementById("body.a.b")).toBeNull();
});

test("an opened disclosure is filled, but not while the page is printed", async () => {
  const asked = start("toggle");
  window.dispatchEvent(new Event("beforeprint"));
  event("details", "toggle");
  await settled();
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event("afterprint"));
  const details = document.querySelector("details");
  if (details) details.open = true;
  event("details", "toggle");
  await settled();
  expect(document.getElementById("body.a.b")).not.toBeNull();
});

test("the depth is stored and applies to the next page", async () => {
  start("depth-one");
  choose("[data-depth]", "1");
  await settled();
  expect(isOpen("body.a")).toBe(true);
  end();
  start("depth-two");
  await settled();
  expect(document.querySelector<HTMLSelectElement>("[data-depth]")?.value).toBe("1");
  expect(isOpen("body.a")).toBe(true);
});

test("that only required fields are wanted is stored, and applies until an optional one is asked for", async () => {
  const box = () => document.querySelector<HTMLInputElement>("input[data-required-only]");
  const isOn = () => "requiredOnly" in document.documentElement.dataset;
  start("required-one");
  if (box()) Object.assign(box() as HTMLInputElement, { checked: true });
  event("input[data-required-only]", "change");
  expect(isOn()).toBe(true);
  expect(localStorage.getItem("api.required")).toBe("true");
  end();
  start("required-two");
  expect(box()?.checked).toBe(true);
  location.hash = "#body.a";
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  await settled();
  expect([isOn(), box()?.checked]).toEqual([false, false]);
  expect(localStorage.getItem("api.required")).toBe("true");
});

test("the language is stored, and other tabs follow", async () => {
  start("language");
  chooseLanguage("go");
  await settled();
  expect(raw()).toBe("go");
  expect(localStorage.getItem("api.language")).toBe("go");
  localStorage.setItem("api.language", "curl");
  window.dispatchEvent(new Event("storage"));
  await settled();
  expect(raw()).toBe("curl");
});

test("an article that was stopped does nothing anymore", async () => {
  const asked = start("ended");
  end();
  event("summary", "pointerover");
  chooseLanguage("go");
  window.dispatchEvent(new Event("storage"));
  await settled();
  expect(asked).toEqual([]);
});
