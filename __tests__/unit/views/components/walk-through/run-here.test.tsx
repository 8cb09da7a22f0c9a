/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "../../../../support/views/testing";
import { serveMockFile } from "../../../../support/views/console-site";
import { readJournal } from "../../../../../src/browser/console/session/journal";
import { createdIds } from "../../../../../src/browser/console/session/known-ids";
import type { WalkFile } from "../../../../../src/mock/walk-through/walk-file";
import { walkFile } from "../../../../../src/mock/walk-through/walk-file";
import { runHere } from "../../../../../src/views/components/walk-through/run-here";

const fence = (lang: string, meta: string, code: string, line: number) => ({
  lang,
  meta,
  code,
  line,
});
const create = `curl -X POST https://api.example.com/v1/orders \\
  -H "Content-Type: application/json" \\
  -d '{"customer": "Ada"}'`;
const read = "curl https://api.example.com/v1/orders/ord_0000000009";

let file: WalkFile | undefined;
const figures = () => [...document.querySelectorAll("figure")];
const run = (index: number) =>
  act(() => runHere(figures()[index]?.querySelector("[data-run]") as HTMLElement));
const results = (index: number) => within(figures()[index] as HTMLElement);

beforeEach(() => {
  file = walkFile(
    [
      fence("bash", "operation=create-order", create, 1),
      fence(
        "json",
        "operation=create-order response=201",
        '{"id": "ord_0000000009", "customer": "Ada"}',
        10,
      ),
      fence("bash", "operation=get-order", read, 20),
    ],
    "mock-1.json",
  );
  serveMockFile();
  const mock = globalThis.fetch;
  globalThis.fetch = (async (address: string) =>
    address.includes("mock-1")
      ? mock(address)
      : { ok: true, json: async () => file }) as unknown as typeof fetch;
  document.body.innerHTML = `<h1>First order</h1><article data-walk="walk-1.json">
    <figure><button type="button" data-run>Run</button></figure>
    <figure><button type="button" data-run>Run</button></figure></article>`;
});

test("a call is run in place, after the earlier ones, with the ids that their answers gave", async () => {
  await run(1);
  await waitFor(() => expect(results(1).queryByText(/^GET/)).not.toBeNull());
  expect(results(0).getByText("POST /v1/orders").parentElement?.textContent).toMatch(/^201/);
  const id = (
    JSON.parse(results(0).getByRole("group", { name: "Response" }).textContent ?? "") as {
      id: string;
    }
  ).id;
  expect(results(1).getByText(/^GET/).textContent).toBe(`GET /v1/orders/${id}`);
});

test("Start again removes the results and gives the focus to the first call", async () => {
  await run(0);
  await act(
    async () => void fireEvent.click(results(0).getByRole("button", { name: "Start again" })),
  );
  expect(screen.queryByText("POST /v1/orders")).toBeNull();
  expect(document.activeElement).toBe(figures()[0]?.querySelector("button"));
});

test("the console goes on from the calls of the page", async () => {
  await run(0);
  fireEvent.click(results(0).getByRole("button", { name: "Continue in the console" }));
  expect(readJournal("mock-1.json")).toMatchObject([{ method: "POST", path: "/v1/orders" }]);
  expect(createdIds()["ord_"]).toHaveLength(1);
});
