/** @jest-environment jsdom */
import { act, copied, fireEvent, screen } from "../../support/views/testing";
import { listenForCopy } from "../../../src/browser/copy-code";
import { listenForHeadingLinks } from "../../../src/browser/copy-heading-link";

beforeAll(() => {
  listenForCopy();
  listenForHeadingLinks();
});
beforeEach(() => {
  jest.useFakeTimers();
});

const refuse = () =>
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
const click = (element: Element, how = {}) =>
  act(async () => {
    fireEvent.click(element, how);
    await jest.advanceTimersByTimeAsync(20);
  });
const button = () => screen.getByRole("button");

describe("the button of a code block", () => {
  beforeEach(() => {
    document.body.innerHTML =
      "<figure><button data-copy>Copy</button><pre><code>curl <b>-X</b>\n  GET\n</code></pre></figure>";
  });

  test("copies the code without its last line end, and says so for a moment", async () => {
    await click(button());
    expect(copied).toEqual(["curl -X\n  GET"]);
    expect(button().textContent).toBe("Copied");
    const status = screen.getByRole("status");
    expect([status.textContent, status.className]).toEqual(["Copied", "visually-hidden"]);
    jest.advanceTimersByTime(2000);
    expect([button().textContent, status.textContent]).toEqual(["Copy", ""]);
  });

  test("says what to do where the browser does not let it copy", async () => {
    refuse();
    await click(button());
    expect(button().textContent).toBe("Press Ctrl+C");
  });
});

test("the button of an operation copies its method and path", async () => {
  document.body.innerHTML =
    "<div data-copy-source><code><span>POST</span> /orders</code><button data-copy>Copy</button></div>";
  await click(button());
  expect(copied).toEqual(["POST /orders"]);
});

test("a page is copied as Markdown, which is fetched; a failure is reported", async () => {
  document.body.innerHTML = '<button data-copy-markdown="/docs/intro.md">Copy as Markdown</button>';
  let isThere = true;
  globalThis.fetch = (async (address: string) => ({
    ok: isThere,
    status: 404,
    text: async () => `# ${address}`,
  })) as unknown as typeof fetch;
  await click(button());
  expect(copied).toEqual(["# /docs/intro.md"]);
  jest.advanceTimersByTime(2000);
  expect(button().textContent).toBe("Copy as Markdown");
  isThere = false;
  await click(button());
  expect(button().textContent).toBe("This part could not be loaded.");
});

describe("the link of a heading", () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<h2><a class="anchor" href="#first">First</a></h2>',
    );
  });
  const link = () => screen.getByRole("link");
  const said = () => document.querySelector('[role="status"]')?.textContent;

  test("is copied with the address of the page, which is announced for a moment", async () => {
    await click(link());
    expect(copied).toEqual(["http://localhost/#first"]);
    expect(said()).toBe("Link copied");
    jest.advanceTimersByTime(2000);
    expect(said()).toBe("");
  });

  test("is left to the browser when it opens a new tab", async () => {
    await click(link(), { ctrlKey: true });
    expect(copied).toEqual([]);
  });

  test("says nothing where the browser does not let it copy", async () => {
    refuse();
    await click(link());
    expect(said() ?? "").toBe("");
  });
});
