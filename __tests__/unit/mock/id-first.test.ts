import { idFirst } from "../../../src/mock/id-first";
import { demoMock } from "../../support/demo-mock";

test("the id comes first, at any depth, and the rest keeps its order", () => {
  const value = { b: 1, a: [{ x: 1, id: "i" }], id: "o" };
  expect(JSON.stringify(idFirst(value))).toBe('{"id":"o","b":1,"a":[{"id":"i","x":1}]}');
});

test("it does so in answers of the mock", async () => {
  const { mock } = await demoMock();
  const headers = { Authorization: "Bearer mock" };
  const { body } = mock.handle({ method: "GET", path: "/v2/items", headers });
  expect(JSON.stringify(body)).toMatch(/^\{"data":\[\{"id":/);
});
