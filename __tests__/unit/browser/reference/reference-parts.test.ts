/** @jest-environment jsdom */
import { expectMessages, fireEvent, screen, withConstants } from "../../../support/views/testing";
import { addressMark as mark } from "../../../../src/browser/reference/address-mark";
import { fillPart } from "../../../../src/browser/reference/reference-parts";
import { articleOf, field, nested, serveFiles } from "./article";

const details = (path: string) =>
  document.querySelector(`details[data-path="${path}"]`) as HTMLDetailsElement;

test("a part is put in its place, with the addresses of that place", async () => {
  serveFiles({ "place.json": field(`${mark}.name`) });
  articleOf(nested("body.customer", "Customer", { file: "place" }));
  expect(await fillPart(details("body.customer"))).toBe(true);
  expect(document.getElementById("body.customer.name")).not.toBeNull();
  expect(document.querySelector("[aria-busy], [data-elsewhere]")).toBeNull();
});

test("a part inside itself leads to the one above", async () => {
  serveFiles({
    "circle.json": field(
      `${mark}.parent`,
      nested(`${mark}.parent`, "Customer", { file: "circle" }),
    ),
  });
  articleOf(nested("body.customer", "Customer", { file: "circle" }));
  await fillPart(details("body.customer"));
  const link = screen.getByRole("link", { name: "The same as Customer above" });
  expect(link.getAttribute("href")).toBe("#body.customer");
});

test("links of a part have the path prefix", async () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  globalThis.fetch = (async () => ({
    ok: true,
    json: async () => '<a href="/docs/intro">Intro</a>',
  })) as unknown as typeof fetch;
  articleOf(nested("body.a", "A", { file: "linked" }));
  await fillPart(details("body.a"));
  expect(screen.getByRole("link", { name: "Intro" }).getAttribute("href")).toBe("/site/docs/intro");
});

test("a part that cannot be loaded says so once, and can be tried again", async () => {
  expectMessages("warn");
  const files: Record<string, unknown> = {};
  serveFiles(files);
  articleOf(nested("body.b", "B", { file: "late" }));
  expect(await fillPart(details("body.b"))).toBe(false);
  expect(await fillPart(details("body.b"))).toBe(false);
  expect(screen.getAllByText(/This part could not be loaded/)).toHaveLength(1);
  files["late.json"] = field(`${mark}.name`);
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByRole("link", { name: "name" });
  expect(document.getElementById("body.b.name")).not.toBeNull();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});
