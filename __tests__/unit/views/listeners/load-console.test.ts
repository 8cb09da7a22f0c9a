/** @jest-environment jsdom */
import { act, expectMessages, screen } from "../../../support/views/testing";
import { fetchReferenceFile } from "../../../../src/browser/reference/files";
import { loadMockWorker } from "../../../../src/browser/console/worker/mock-worker-ahead";
import { importValidators } from "../../../../src/browser/console/import-validators";
import { openConsole } from "../../../../src/views/components/console/open-console";
import { showConsole } from "../../../../src/views/listeners/load-console";

jest.mock("../../../../src/browser/console/import-validators", () => ({
  importValidators: jest.fn(async () => "validators"),
}));
jest.mock("../../../../src/browser/console/worker/mock-worker-ahead", () => ({
  loadMockWorker: jest.fn(),
}));
jest.mock("../../../../src/browser/reference/files", () => ({
  fetchReferenceFile: jest.fn(async (name: string) => ({
    name,
    mock: "mock-1.json",
    parts: ["checks-1.js"],
  })),
}));
jest.mock("../../../../src/views/components/console/open-console", () => ({
  openConsole: jest.fn(),
}));

const button = () => screen.getByRole("button");
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  globalThis.fetch = jest.fn(async () => ({ status: 200 })) as unknown as typeof fetch;
  document.body.innerHTML =
    '<p><button type="button" data-console="try-1.json">Try it</button></p>';
});
const press = async () => {
  const pressed = showConsole(button());
  expect(button().getAttribute("aria-busy")).toBe("true");
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await pressed;
  expect(button().hasAttribute("aria-busy")).toBe(false);
};

test("the console opens with its file and its validators, and is asked for nothing before", async () => {
  await press();
  expect(jest.mocked(openConsole).mock.calls).toEqual([
    [expect.objectContaining({ name: "try-1.json" }), "validators", button()],
  ]);
  expect(jest.mocked(importValidators).mock.calls[0]?.[0]).toBe(
    "http://localhost/static/reference/try-1.js",
  );
});

const asked = () => jest.mocked(fetch).mock.calls.map(([address]) => address);

test("the mock is on its way before the console opens, unless the reader saves data", async () => {
  await press();
  const folder = "http://localhost/static/reference/";
  expect(asked()).toEqual([`${folder}mock-1.json`, `${folder}checks-1.js`]);
  expect(loadMockWorker).toHaveBeenCalledTimes(1);
  jest.mocked(fetch).mockClear();
  Object.assign(navigator, { connection: { saveData: true } });
  await press();
  Object.assign(navigator, { connection: undefined });
  expect(asked()).toEqual([]);
  expect(loadMockWorker).toHaveBeenCalledTimes(1);
});

test("a second press while it loads does nothing", async () => {
  void showConsole(button());
  await press();
  expect(openConsole).toHaveBeenCalledTimes(1);
});

test("a console that cannot be loaded is reported beside its button, which tries again", async () => {
  const warnings = expectMessages("warn");
  jest.mocked(importValidators).mockRejectedValue(new Error("blocked"));
  await press();
  await press();
  expect(button().textContent).toBe("Retry");
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    " This part could not be loaded.",
  ]);
  expect(warnings[0]).toContain("The console could not be loaded");
  jest.mocked(importValidators).mockResolvedValue("validators" as never);
  await press();
  expect(button().textContent).toBe("Try it");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(openConsole).toHaveBeenCalledTimes(1);
});

test("a reader who went to another page meanwhile gets no console", async () => {
  const gone = button();
  const loading = showConsole(gone);
  gone.remove();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await loading;
  expect(openConsole).not.toHaveBeenCalled();
  expect(fetchReferenceFile).toHaveBeenCalled();
});
