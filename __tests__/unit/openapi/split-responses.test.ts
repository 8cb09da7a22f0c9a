import { splitResponses } from "../../../src/openapi/split-responses";

const split = (...statuses: string[]) => {
  const { answers, errors } = splitResponses(statuses.map((status) => ({ status })));
  return [answers, errors].map((list) => list.map(({ status }) => status).join());
};

test("4xx and 5xx are errors, and so is the default beside a success", () => {
  expect(split("200", "304", "404", "5XX", "default")).toEqual(["200,304", "404,5XX,default"]);
  expect(split("default", "404")).toEqual(["default", "404"]);
  expect(split("400")).toEqual(["", "400"]);
});
