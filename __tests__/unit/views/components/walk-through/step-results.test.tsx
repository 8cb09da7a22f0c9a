/** @jest-environment jsdom */
import { fireEvent, render, screen, texts } from "../../../../support/views/testing";
import type { StepResult } from "../../../../../src/mock/walk-through/walk-through";
import { StepResults } from "../../../../../src/views/components/walk-through/StepResults";

const onAgain = jest.fn();
const onGoOn = jest.fn();
const show = (results: readonly unknown[], isRunning = false) =>
  render(
    <StepResults
      results={results as StepResult[]}
      isRunning={isRunning}
      onAgain={onAgain}
      onGoOn={onGoOn}
    />,
  );
const call = {
  step: { response: { status: 201 } },
  request: { method: "POST", path: "/orders", query: [["expand", "lines"]], body: { a: 1 } },
  response: { status: 201, headers: {}, body: { id: "ord_1" } },
  isAsShown: true,
  differences: [],
  causes: [],
};
const first = () => screen.getAllByRole("status")[0]?.textContent;

test("while calls run, that is announced, and nothing can be pressed", () => {
  const { container } = show([call], true);
  expect(first()).toBe("Running …");
  expect(container.firstElementChild?.getAttribute("aria-busy")).toBe("true");
  expect(screen.queryByRole("button")).toBeNull();
});

test("each call has its request and its response, and whether it is as the page shows", () => {
  show([call]);
  expect(first()).toMatch(/^The responses come from a mock in this browser/);
  expect(screen.getByText("POST /orders?expand=lines").parentElement?.textContent).toBe(
    "201 POST /orders?expand=lines as shown",
  );
  expect(screen.getByRole("group", { name: "Sent" }).textContent).toBe('{\n  "a": 1\n}');
  const answer = screen.getByRole("group", { name: "Response" });
  expect(answer.textContent).toBe('{\n  "id": "ord_1"\n}');
  expect(answer.closest("details")?.open).toBe(true);
  // It scrolls, so the keyboard must reach it.
  expect(answer.tabIndex).toBe(0);
});

test("a response that is not as shown names the status that the page shows", () => {
  show([{ ...call, response: { status: 409, headers: {} }, isAsShown: false }]);
  expect(screen.getByText("the page shows 201")).toBeTruthy();
  expect(screen.getByText("No body.")).toBeTruthy();
});

test("each value that differs is told with its place, and why it may differ", () => {
  const differences = [
    { pointer: "/total", shown: "1.00", actual: "2.00" },
    { pointer: "/dueDate", shown: "2026-04-01", isDate: true },
  ];
  const { container } = show([{ ...call, differences, causes: ["again"] }]);
  expect(container.querySelector("[data-fits]")?.getAttribute("data-fits")).toBe("false");
  expect(
    screen.getByText("2 values differ from the page · you ran this call more than once"),
  ).toBeTruthy();
  expect(texts(screen.getAllByRole("listitem"))).toEqual([
    '/total: "1.00" on the page, "2.00" in the response',
    '/dueDate: "2026-04-01" on the page, nothing in the response (computed from the date of the call)',
  ]);
});

test("a cause is told only where something differs", () => {
  show([{ ...call, causes: ["again"] }]);
  expect(screen.getByText("as shown")).toBeTruthy();
});

test("a refusal that the mock was asked for says so", () => {
  show([{ ...call, isAskedFor: true }]);
  expect(screen.getByText(/^as shown · the mock accepts every credential/)).toBeTruthy();
});

test("a call that was not sent says why", () => {
  show([{ step: {}, skipped: "the body is made by the script", isAsShown: false }]);
  expect(screen.getByText("Not sent: the body is made by the script.")).toBeTruthy();
});

test("the reader starts again, or goes on in the console, which is announced", () => {
  show([call]);
  fireEvent.click(screen.getByRole("button", { name: "Start again" }));
  expect(onAgain).toHaveBeenCalledTimes(1);
  expect(texts(screen.getAllByRole("status")).at(-1)).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Continue in the console" }));
  expect(onGoOn).toHaveBeenCalledTimes(1);
  expect(texts(screen.getAllByRole("status")).at(-1)).toMatch(/now has the records/);
});
