/** @jest-environment jsdom */
import { addressMark as mark } from "../../../../src/browser/reference/address-mark";
import { startReference } from "../../../../src/views/listeners/start-reference";
import { articleOf, field, isOpen, nested, serveFiles } from "../../browser/reference/article";

const page = (file: string) => `
  <section class="operation-panels"><div data-request>
    <select data-request-language><option value="curl">curl</option><option value="go">Go</option></select>
    <div class="raw">curl</div></div></section>
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

test("the language is stored, and other tabs follow", async () => {
  start("language");
  choose("[data-request-language]", "go");
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
  choose("[data-request-language]", "go");
  window.dispatchEvent(new Event("storage"));
  await settled();
  expect(asked).toEqual([]);
});
