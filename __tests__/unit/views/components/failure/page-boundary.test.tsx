/** @jest-environment jsdom */
import { StrictMode, type ReactNode } from "react";
import {
  expectMessages,
  fireEvent,
  render,
  screen,
  texts,
} from "../../../../support/views/testing";
import { forgetSentPage, keepSentPage } from "../../../../../src/browser/crash/sent-page";
import { PageBoundary } from "../../../../../src/views/components/failure/PageBoundary";

/** An error whose cause is caused by it. */
function circular(): Error {
  const error = new Error("outer");
  error.cause = new Error("inner", { cause: error });
  return error;
}

let fault: { thrown: unknown } | undefined;
function Page(): ReactNode {
  if (fault) throw fault.thrown;
  return <p>Words</p>;
}
const page = (path = "/docs/intro") => (
  <PageBoundary path={path}>
    <Page />
  </PageBoundary>
);
const tryAgain = () => fireEvent.click(screen.getByRole("button", { name: "Try again" }));

let said: string[];
beforeEach(() => {
  fault = undefined;
  said = expectMessages("error");
});
afterEach(() => forgetSentPage());

test("a page that renders is left alone", () => {
  render(page());
  expect(screen.getByText("Words")).toBeTruthy();
  expect(said).toEqual([]);
});

test("a page that crashes is replaced by the error with its causes, and is named in the console", () => {
  fault = { thrown: new Error("outer", { cause: new Error("inner", { cause: "deepest" }) }) };
  render(page());
  const alert = screen.getByRole("alert");
  expect(texts(alert.querySelectorAll("h1, p"))).toEqual([
    "This page crashed.",
    "outer",
    "Caused by: inner",
    "Caused by: deepest",
  ]);
  expect(document.title).toBe("Page Error");
  expect(said.join()).toContain("Error: outer");
});

test.each([
  ["null", null, "null"],
  ["a chain that leads back to itself", circular(), "Caused by: inner"],
  ["markup", new Error("<img src=x>"), "<img src=x>"],
  ["10 KB in one word", new Error("a".repeat(10_240)), "aaaa"],
  ["a text", "no words", "no words"],
  ["undefined", undefined, "undefined"],
])("%s can be thrown, too", (_, thrown, shown) => {
  fault = { thrown };
  render(<StrictMode>{page()}</StrictMode>);
  expect(screen.getByRole("alert").textContent).toMatch(/^This page crashed\./);
  expect(screen.getByRole("alert").textContent).toContain(shown);
});

test("Try again shows the page if it renders now, and the error if it does not", () => {
  fault = { thrown: new Error("first") };
  render(page());
  fault = { thrown: new Error("second") };
  tryAgain();
  expect(screen.getByRole("alert").textContent).toBe("This page crashed.second");
  fault = undefined;
  tryAgain();
  expect(screen.getByText("Words")).toBeTruthy();
});

test("another page is shown without Try again; the same page, drawn again, keeps the error", () => {
  fault = { thrown: new Error("first") };
  const { rerender } = render(page());
  fault = undefined;
  rerender(page());
  expect(screen.getByRole("alert")).toBeTruthy();
  rerender(page("/docs/next"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText("Words")).toBeTruthy();
});

test("the first page stays readable as it was sent, with the error above it", () => {
  const sent = document.createElement("div");
  sent.innerHTML = '<header>Bar</header><div class="page"><p>As sent</p></div>';
  keepSentPage(sent);
  fault = { thrown: new Error("while hydrating") };
  render(page());
  expect(screen.getByText("As sent")).toBeTruthy();
  // The frame around the page is alive.
  expect(screen.queryByText("Bar")).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain("while hydrating");
  expect(document.title).toBe("Page Error");
  fault = undefined;
  tryAgain();
  expect(screen.queryByText("As sent")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(document.querySelector("title")).toBeNull();
});
