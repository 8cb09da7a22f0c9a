import {
  bodyRoot,
  fieldStep,
  mapValuePath,
  propertyPath,
  variantPath,
} from "../../../src/openapi/field-path";

test("names join to an address", () => {
  const lines = propertyPath("body", "lines");
  expect(propertyPath(lines, "quantity")).toBe("body.lines.quantity");
  expect(propertyPath(mapValuePath(propertyPath("body", "labels")), "color")).toBe(
    "body.labels.*.color",
  );
  expect(propertyPath(variantPath(lines, "stock"), "sku")).toBe("body.lines~stock.sku");
  expect(variantPath(lines, "2")).toBe("body.lines~2");
});

test("the first media type of a body adds nothing, others are variants of it", () => {
  expect(bodyRoot("response-200", "application/json", 0)).toBe("response-200");
  expect(bodyRoot("response-200", "application/vnd.a+json", 1)).toBe(
    "response-200~application%2Fvnd%2Ea%2Bjson",
  );
});

test.each([
  ["a.b", "a%2Eb"],
  ["~a", "%7Ea"],
  ["*", "%2A"],
  ["a b", "a%20b"],
  ["a/b#c?d", "a%2Fb%23c%3Fd"],
  ["100%", "100%25"],
  ['it\'s ("so")!', "it%27s%20%28%22so%22%29%21"],
  ["größe", "gr%C3%B6%C3%9Fe"],
  ["注文", "%E6%B3%A8%E6%96%87"],
  ["😀", "%F0%9F%98%80"],
  ["X-Request_Id", "X-Request_Id"],
])("%s is the step %s", (name, step) => {
  expect(fieldStep(name)).toBe(step);
  expect(decodeURIComponent(step)).toBe(name);
});

test("half a character does not stop the build", () => {
  expect(fieldStep("a\uD83D")).toBe("a%EF%BF%BD");
  expect(fieldStep("\uDE00")).toBe("%EF%BF%BD");
});

test("a browser does not change an address", () => {
  const address = propertyPath(variantPath("body", "a b'c"), "größe.*~(1)");
  expect(new URL(`https://docs.example/x#${address}`).hash).toBe(`#${address}`);
});
