/** @jest-environment jsdom */
import { useState } from "react";
import { fill, fireEvent, render, screen, texts, within } from "../../../../support/views/testing";
import { operation } from "../../../../support/views/console-site";
import { InConsole } from "../../../../support/views/in-console";
import { withExample, type Draft } from "../../../../../src/browser/console/request/draft";
import { BodyFields, type BodyTab } from "../../../../../src/views/components/console/BodyFields";

let draft: Draft;
const of = operation("POST", "/orders");
const body = () => JSON.parse(draft.body) as unknown;

function Fields({ now, change }: { now: Draft; change: (draft: Draft) => void }) {
  const [tab, setTab] = useState<BodyTab>("form");
  draft = now;
  const choose = (mediaType: string | undefined, example?: number) =>
    change(withExample(of, now, mediaType, example));
  return <BodyFields tab={tab} onTab={setTab} draft={now} onExample={choose} />;
}

/** Shows the form of the body of a new order. */
const show = (given?: object | string) =>
  render(
    <InConsole
      of={of}
      draft={
        given === undefined
          ? {}
          : { body: typeof given === "string" ? given : JSON.stringify(given) }
      }
    >
      {(now, change) => <Fields now={now} change={change} />}
    </InConsole>,
  );

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const choose = (name: string, value: string) => fill(field(name), value);
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const options = (name: string) => texts(field(name).querySelectorAll("option"));

test("the form has the fields that the body has, with their types; required ones first", () => {
  show({ priority: "low", customer: "Ada" });
  expect(texts(document.querySelectorAll("label[for]"))).toEqual(["customer", "priority"]);
  expect(field("customer").getAttribute("aria-required")).toBe("true");
  expect(field("priority").getAttribute("aria-required")).toBeNull();
  expect(screen.getByText("Who buys.").id).toBe(field("customer").getAttribute("aria-describedby"));
});

test("JSON in a field begins at its own edge, and keeps its place in the body", () => {
  const text = JSON.stringify({ customer: "Ada", extra: { a: 1 } }, null, 2);
  show(text);
  expect(field("extra").value).toBe('{\n  "a": 1\n}');
  choose("extra", '{\n  "a": 2\n}');
  expect(draft.body).toBe(text.replace("1", "2"));
});

test("required fields stand in the order in which the description requires them, as on the page", () => {
  show({ customer: "Ada", lines: [{ quantity: 2, sku: "TG-1" }] });
  expect(texts(document.querySelectorAll("label[for]"))).toEqual(["customer", "sku", "quantity"]);
});

test("a required field that is missing is there to be filled in", () => {
  show({ priority: "low" });
  expect(field("customer").value).toBe("");
  expect(field("customer").getAttribute("aria-invalid")).toBe("true");
  choose("customer", "Ada");
  expect(body()).toEqual({ priority: "low", customer: "Ada" });
  expect(field("customer").getAttribute("aria-invalid")).toBeNull();
});

test("other fields can be added, with values to begin with, and removed", () => {
  show({ customer: "Ada" });
  expect(options("Add a field …")).toContain("payment");
  choose("Add a field …", "isGift");
  expect(body()).toEqual({ customer: "Ada", isGift: false });
  expect(options("Add a field …")).not.toContain("isGift");
  click("Remove isGift");
  expect(body()).toEqual({ customer: "Ada" });
  expect(screen.queryByRole("button", { name: "Remove customer" })).toBeNull();
});

test("listed values and truth values are chosen", () => {
  show({ customer: "Ada", priority: "low", isGift: false });
  choose("priority", "1");
  choose("isGift", "0");
  expect(body()).toEqual({ customer: "Ada", priority: "high", isGift: true });
});

test("a value that is not listed is shown as it is, among the others", () => {
  show({ customer: "Ada", priority: "urgent" });
  expect(options("priority")).toEqual(["urgent", "low", "high"]);
  expect(screen.getByText("priority must be one of low, high.")).toBeTruthy();
});

test("a number stays as it is typed, even one that JavaScript would change; what is no number is told", () => {
  show({ customer: "Ada", total: 1 });
  choose("total", "12345678901234567890.10");
  expect(draft.body).toContain('"total":12345678901234567890.10');
  expect(field("total").value).toBe("12345678901234567890.10");
  choose("total", "much");
  expect(body()).toEqual({ customer: "Ada", total: "much" });
  expect(screen.getByText("total must be of type number.")).toBeTruthy();
});

test("a date has the browser's control, unless its text is no date", () => {
  show({ customer: "Ada", dueOn: "2026-03-09" });
  expect(field("dueOn").type).toBe("date");
});

test("a text that is no date is not lost in a control for dates", () => {
  show({ customer: "Ada", dueOn: "soon" });
  expect([field("dueOn").type, field("dueOn").value]).toEqual(["text", "soon"]);
});

test("a long text has several lines, and may be null", () => {
  show({ customer: "Ada", note: "Ring\ntwice" });
  expect(field("note").tagName).toBe("TEXTAREA");
  click("Set null");
  expect(body()).toEqual({ customer: "Ada", note: null });
  expect([field("note").value, field("note").readOnly]).toEqual(["null", true]);
  click("Set a value");
  expect(body()).toEqual({ customer: "Ada", note: "" });
});

test("items of a list are numbered, added with what they need, and removed", () => {
  show({ customer: "Ada", lines: [{ sku: "TG-1", quantity: 2 }] });
  const second = () => screen.getByRole("group", { name: /^Item 2/ });
  click("lines: Add");
  expect(body()).toMatchObject({ lines: [{ sku: "TG-1" }, { sku: "TG-9", quantity: 1 }] });
  fill(within(second()).getByLabelText("quantity"), "0");
  expect(within(second()).getByText("quantity must be at least 1.")).toBeTruthy();
  click("Remove Item 1");
  expect(body()).toMatchObject({ lines: [{ sku: "TG-9", quantity: 0 }] });
});

test("the kind of a value is chosen, and the fields are those of the kind", () => {
  show({ customer: "Ada", payment: { kind: "card", number: "1" } });
  expect(field("kind").value).toBe("card");
  choose("kind", "invoice");
  expect(body()).toEqual({ customer: "Ada", payment: { kind: "invoice", days: 30 } });
  expect(field("days").value).toBe("30");
  expect(screen.queryByLabelText("number")).toBeNull();
});

test("what was typed stays when the kind changes, and comes back with its kind", () => {
  show({ customer: "Typed", payment: { kind: "card", number: "1234" } });
  choose("kind", "invoice");
  choose("days", "14");
  choose("kind", "card");
  expect(body()).toEqual({ customer: "Typed", payment: { kind: "card", number: "1234" } });
  choose("kind", "invoice");
  expect(field("days").value).toBe("14");
});

test("several of some values are ticked", () => {
  const schema = {
    type: "object",
    properties: { gifts: { type: "array", items: { enum: ["card", "ribbon", "box"] } } },
  };
  const { body: content } = of.operation;
  if (!content) throw new Error("The operation has no body.");
  const contents = [{ ...content, schema }];
  const operationWithGifts = { ...of.operation, body: { ...content, schema, contents } };
  render(
    <InConsole of={{ ...of, operation: operationWithGifts }} draft={{ body: '{"gifts": ["box"]}' }}>
      {(now, change) => <Fields now={now} change={change} />}
    </InConsole>,
  );
  const gifts = within(screen.getByRole("group", { name: /^gifts/ }));
  fireEvent.click(gifts.getByLabelText("card"));
  expect(body()).toEqual({ gifts: ["card", "box"] });
  fireEvent.click(gifts.getByLabelText("box"));
  expect(body()).toEqual({ gifts: ["card"] });
});

test("a value with names of the reader's own is JSON, which counts as soon as it is valid", () => {
  show({ customer: "Ada", labels: { a: "b" } });
  const labels = () => field("labels");
  expect(labels().value).toBe('{"a":"b"}');
  choose("labels", '{"a":');
  expect(labels().value).toBe('{"a":');
  expect(body()).toEqual({ customer: "Ada", labels: { a: "b" } });
  choose("labels", '{"a": 10.0}');
  expect(draft.body).toContain('{"a": 10.0}');
  fireEvent.blur(labels());
  expect(labels().value).toBe('{"a": 10.0}');
});

test("unfinished JSON is dropped when the reader goes on", () => {
  show({ customer: "Ada", labels: {} });
  choose("labels", "{");
  fireEvent.blur(field("labels"));
  expect(field("labels").value).toBe("{}");
});

test("a field that the description does not know is shown, said to be wrong, and can be removed", () => {
  show({ customer: "Ada", color: "red" });
  expect(screen.getByText("There is no field named color here.")).toBeTruthy();
  click("Remove color");
  expect(body()).toEqual({ customer: "Ada" });
});

test("form and JSON edit the same text", () => {
  show({ customer: "Ada" });
  click("JSON");
  const ways = within(screen.getByRole("group", { name: "Body" }));
  expect(ways.getByRole("button", { name: "JSON", pressed: true })).toBeTruthy();
  choose("Body as JSON", '{"customer": "Grace"}');
  click("Form");
  expect(field("customer").value).toBe("Grace");
});

test("the form of a text that is no JSON asks to mend it", () => {
  show('{"customer": ');
  expect(screen.getByText(/This is not valid JSON yet/)).toBeTruthy();
});

test("another example replaces the body", () => {
  show();
  expect(options("Example")).toEqual(["A small order", "Without lines"]);
  choose("Example", "1");
  expect(body()).toEqual({ customer: "Grace" });
});

test("another media type has its own example and its own way to edit it", () => {
  show();
  choose("Media type", "text/csv");
  expect(field("Body as text").value).toBe("customer\nAda\n");
  choose("Body as text", "customer\nGrace\n");
  expect(draft).toMatchObject({ mediaType: "text/csv", body: "customer\nGrace\n" });
  expect(screen.queryByRole("button", { name: "Form" })).toBeNull();
});

test("a file is chosen, and the body has its name", () => {
  show();
  choose("Media type", "application/octet-stream");
  const file = new File(["x"], "photo.png");
  const control = field("Choose a file");
  fireEvent.change(control, { target: { files: [file] } });
  expect(draft.body).toBe("photo.png");
});

test("a file from an example has no content, and that is said", () => {
  render(
    <InConsole of={of} draft={{ mediaType: "application/octet-stream", body: "photo-2.png" }}>
      {(now, change) => <Fields now={now} change={change} />}
    </InConsole>,
  );
  expect(screen.getByText(/In the example: photo-2.png/)).toBeTruthy();
});
