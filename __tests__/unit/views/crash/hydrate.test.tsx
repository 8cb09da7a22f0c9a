/** @jest-environment jsdom */
import type { ReactNode } from "react";
import { expectMessages, screen, texts, waitFor } from "../../../support/views/testing";
import { forgetSentPage } from "../../../../src/browser/crash/sent-page";
import { hydratePage } from "../../../../src/views/crash/hydrate";

jest.mock("../../../../src/browser/whole-styles", () => ({
  loadWholeStyles: async () => undefined,
}));

let fault: unknown;
function Site(): ReactNode {
  if (fault) throw fault;
  return (
    <main>
      <h1>Words</h1>
      <button type="button" onClick={() => (document.title = "alive")}>
        Press
      </button>
    </main>
  );
}

/** Hydrates a page as the server sends it. */
function open(): HTMLElement {
  document.body.innerHTML =
    '<div id="site"><main><h1>Words</h1><button type="button">Press</button></main></div>';
  const container = document.getElementById("site") as HTMLElement;
  hydratePage(<Site />, container);
  return container;
}
const isAlive = () =>
  waitFor(() => {
    screen.getByRole("button", { name: "Press" }).click();
    expect(document.title).toBe("alive");
  });

const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  // Inside `act`, React throws errors at its caller instead of reporting them.
  scope.IS_REACT_ACT_ENVIRONMENT = false;
  fault = undefined;
});
afterEach(() => {
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  forgetSentPage();
});

test("a page comes alive in place", async () => {
  open();
  const heading = screen.getByRole("heading");
  await isAlive();
  expect(screen.getByRole("heading")).toBe(heading);
});

test("a site that crashes while it comes alive stays readable, and Try again works", async () => {
  const errors = expectMessages("error");
  fault = new Error("outer", { cause: new Error("inner") });
  const container = open();
  const alert = await screen.findByRole("alert");
  expect(container.querySelector("h1")?.textContent).toBe("Words");
  expect(texts(alert.querySelectorAll("strong, p"))).toEqual([
    "This page crashed.",
    "outer",
    "Caused by: inner",
  ]);
  expect(errors.join()).toContain("outer");
  fault = undefined;
  screen.getByRole("button", { name: "Try again" }).click();
  await isAlive();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a site that crashes on a later page shows the error, and the way home; Try again works", async () => {
  expectMessages("error");
  fault = new Error("later");
  const container = open();
  // As after a page change.
  forgetSentPage();
  await screen.findByRole("alert");
  expect(container.textContent).toContain("This page crashed.later");
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  fault = undefined;
  screen.getByRole("button", { name: "Try again" }).click();
  await isAlive();
});
