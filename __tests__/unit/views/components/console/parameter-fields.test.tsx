/** @jest-environment jsdom */
import {
  fill,
  fireEvent,
  render,
  screen,
  texts,
  withConstants,
} from "../../../../support/views/testing";
import { operation } from "../../../../support/views/console-site";
import { InConsole } from "../../../../support/views/in-console";
import { ParameterFields } from "../../../../../src/views/components/console/ParameterFields";
import { chooseTarget } from "../../../../../src/browser/console/session/target";
import { rememberIds } from "../../../../../src/browser/console/session/known-ids";

type Which = Parameters<typeof operation>;
let sent: Readonly<Record<string, string>>;
const current = jest.fn();
const show = (...which: Which) =>
  render(
    <InConsole of={operation(...which)}>
      {(draft, change) => {
        sent = draft.parameters;
        return <ParameterFields draft={draft} onChange={change} onCurrentVersion={current} />;
      }}
    </InConsole>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fill(field(name), value);
const optional = () => screen.queryByText(/more parameters?$/)?.closest("details");

beforeEach(() => current.mockClear());

test("what is required is at hand, the rest is folded away if the request is complete", () => {
  const of = operation("PATCH", "/orders/{orderId}");
  render(
    <InConsole of={of} draft={{ parameters: { "path.orderId": "x", "header.If-Match": "*" } }}>
      {(draft, change) => (
        <ParameterFields draft={draft} onChange={change} onCurrentVersion={current} />
      )}
    </InConsole>,
  );
  expect(field("orderId").getAttribute("aria-required")).toBe("true");
  expect(optional()).toBeUndefined();
});

test("where nothing is required, the optional parameters are open", () => {
  show("GET", "/orders");
  expect(optional()?.open).toBe(true);
  expect(optional()?.querySelector("summary")?.textContent).toBe("5 more parameters");
});

test("an operation without parameters has no such part", () => {
  const of = operation("GET", "/orders");
  const { container } = render(
    <InConsole of={{ ...of, parameters: [] }}>
      {(draft, change) => (
        <ParameterFields draft={draft} onChange={change} onCurrentVersion={current} />
      )}
    </InConsole>,
  );
  expect(container.textContent).toBe("");
});

test("what is typed is the parameter's; what does not fit is said at its field", () => {
  show("GET", "/orders");
  type("limit", "60");
  expect(sent["query.limit"]).toBe("60");
  expect(field("limit").getAttribute("aria-invalid")).toBe("true");
  const described = (field("limit").getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "limit must be at most 50.",
    "How many orders to return.",
  ]);
  type("limit", "5");
  expect(field("limit").getAttribute("aria-invalid")).toBeNull();
});

test("a number has the keyboard for numbers, and its example as a hint", () => {
  show("GET", "/orders");
  expect([field("limit").inputMode, field("limit").placeholder]).toEqual(["decimal", "20"]);
  expect(field("cursor").inputMode).toBe("");
});

test("listed values and truth values are chosen, and need not be", () => {
  show("GET", "/orders");
  const options = (name: string) => texts(field(name).querySelectorAll("option"));
  expect(options("status")).toEqual(["–", "draft", "open"]);
  expect(options("archived")).toEqual(["–", "true", "false"]);
  type("status", "open");
  expect(sent["query.status"]).toBe("open");
  expect(options("status")).toEqual(["–", "draft", "open"]);
  type("status", "");
  expect(sent["query.status"]).toBe("");
});

test("ids of this session are offered, those of created records first, each once", () => {
  rememberIds(200, { data: [{ id: "ord_0000000001" }, { id: "ord_0000000002" }] });
  rememberIds(201, { id: "ord_0000000002" });
  show("GET", "/orders/{orderId}");
  const list = document.getElementById(field("orderId").getAttribute("list") ?? "");
  expect([...(list?.querySelectorAll("option") ?? [])].map(({ value }) => value)).toEqual([
    "ord_0000000002",
    "ord_0000000001",
  ]);
});

test("a new key is made by a button, where the browser can make one", () => {
  const first = show("POST", "/orders");
  fireEvent.click(screen.getByRole("button", { name: "New key" }));
  expect(sent["header.Idempotency-Key"]).toMatch(/^[\da-f]{8}-/);
  first.unmount();
  Object.assign(window, { isSecureContext: false });
  show("POST", "/orders");
  Object.assign(window, { isSecureContext: true });
  expect(screen.queryByRole("button", { name: "New key" })).toBeNull();
});

test("the current version is asked for by a button", () => {
  show("PATCH", "/orders/{orderId}");
  expect(field("If-Match").value).toBe("*");
  fireEvent.click(screen.getByRole("button", { name: "Current version" }));
  expect(current).toHaveBeenCalledWith("header.If-Match");
});

test("cookies that a page cannot send are told, where the request goes to a server", () => {
  const cookies = () => screen.queryByText(/Pages may not send cookies/);
  const first = show("GET", "/orders");
  expect(cookies()).toBeNull();
  first.unmount();
  withConstants({ SITE_REAL_SERVERS: true });
  chooseTarget({ kind: "server", url: "https://api.example.com" });
  show("GET", "/orders");
  expect(cookies()).not.toBeNull();
});

test("several of some values are ticked, and sent as a list", () => {
  const of = operation("GET", "/orders");
  const [first] = of.parameters;
  if (!first) throw new Error("The operation has no parameters.");
  const schema = { type: "array", items: { enum: ["lines", "customer"] } };
  render(
    <InConsole
      of={{ ...of, parameters: [{ ...first, key: "query.expand", name: "expand", schema }] }}
    >
      {(draft, change) => {
        sent = draft.parameters;
        return <ParameterFields draft={draft} onChange={change} onCurrentVersion={current} />;
      }}
    </InConsole>,
  );
  fireEvent.click(screen.getByLabelText("customer"));
  fireEvent.click(screen.getByLabelText("lines"));
  expect(sent["query.expand"]).toBe("lines,customer");
});
