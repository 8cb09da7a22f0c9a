import { idFirst } from "../../../src/mock/id-first";
import { prefill } from "../../../src/mock/prefill/prefill";
import { exampleWishes, requestOf } from "../../../src/mock/prefill/wish";
import { demoMock } from "../../support/demo-mock";

test("the id comes first, at any depth, and the rest keeps its order", () => {
  const value = { b: 1, a: [{ x: 1, id: "i" }], id: "o" };
  expect(JSON.stringify(idFirst(value))).toBe('{"id":"o","b":1,"a":[{"id":"i","x":1}]}');
});

test("a reference begins with the type that says what its id is of", () => {
  const text = '{"type":"user","id":"u"}';
  expect(JSON.stringify(idFirst(JSON.parse(text)))).toBe(text);
});

test("it does so in answers of the mock", async () => {
  const { mock } = await demoMock();
  const create = mock.catalog.operations.find(({ id }) => id === "create-item");
  const [wish] = create ? exampleWishes(create, mock.catalog.reader) : [];
  const found = create && wish && prefill(mock, create, wish);
  const { body } = found ? mock.handle(requestOf(create, found.wish)) : {};
  expect(JSON.stringify(body)).toMatch(/^\{"id":"itm_/);
});
