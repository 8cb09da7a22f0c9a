import { createProse, excerptOf } from "../../../src/openapi/rendering";
import { plainRender } from "./build-plain";

test("each text is rendered once", async () => {
  const render = jest.fn(plainRender);
  const prose = createProse(render, "openapi.yaml", () => undefined);
  expect(
    await Promise.all([prose.html("Same."), prose.html(" Same. "), prose.html("Other.")]),
  ).toEqual(["<p>Same.</p>", "<p>Same.</p>", "<p>Other.</p>"]);
  expect(render).toHaveBeenCalledTimes(2);
});

test("a missing text is an empty one", async () => {
  const prose = createProse(plainRender, "openapi.yaml", () => undefined);
  expect(await prose.html(undefined)).toBe("");
  expect(await prose.html("  ")).toBe("");
});

test("links keep the file and the line where they stand", async () => {
  const prose = createProse(plainRender, "openapi.yaml", () => ({
    file: "parts/item.yaml",
    line: 7,
  }));
  await prose.html("See [items](/docs/api/get-items).");
  expect(prose.links()).toEqual([
    { href: "/docs/api/get-items", line: 7, file: "parts/item.yaml" },
  ]);
});

test.each([
  ["Short.", "Short."],
  ["One line\n  and another.", "One line and another."],
  ["A first sentence. A second one that is too long.", "A first sentence."],
  ["Words without any end that go on and on", "Words without any end that go on…"],
  ["unbrokenunbrokenunbrokenunbrokenunbroken", "unbrokenunbroken…"],
])("the excerpt of %j is %j", (text, excerpt) => {
  expect(excerptOf(text, 32)).toBe(excerpt);
});
