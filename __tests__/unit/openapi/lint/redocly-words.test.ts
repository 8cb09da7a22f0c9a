import { loadConfig } from "@redocly/openapi-core";
import { redoclyWords } from "../../../../src/openapi/lint/redocly-words";

/** src/openapi/problems/redocly-problems.ts puts its findings into words. */
const ofReading = "no-unresolved-refs";

const isOn = (setting: unknown) =>
  setting !== "off" && (setting as { severity?: string }).severity !== "off";

test("every rule that is on has words of its own", async () => {
  const config = await loadConfig({ configPath: "redocly.yaml" });
  const on = Object.entries(config.rules.oas3_1).filter(([, setting]) => isOn(setting));
  const unsaid = on
    .map(([rule]) => rule)
    .filter((rule) => rule !== ofReading)
    .filter((rule) => redoclyWords(rule, "key: value").fix.includes("redocly.com"));
  expect(on.length).toBeGreaterThan(20);
  expect(unsaid).toEqual([]);
});

test.each([
  ["no-duplicated-enum-values", "enum: [open, done, open]", "enum: [open, done]"],
  ["path-not-include-query", "/orders?state=open:", "/orders:"],
  ["no-path-trailing-slash", "/orders/:", "/orders:"],
  [
    "no-server-trailing-slash",
    "- url: https://api.ianai.com/v2/",
    "- url: https://api.ianai.com/v2",
  ],
  [
    "operation-operationId-url-safe",
    "operationId: list orders/all",
    "operationId: list-orders-all",
  ],
  ["no-unsafe-markdown", "description: 'Hi <script>alert(1)</script>'", "description: 'Hi '"],
  [
    "no-required-schema-properties-undefined",
    "required: [idd]",
    "idd: { type: string }   # in properties",
  ],
  ["path-declaration-must-exist", "/orders/{}:", "/orders/{id}:"],
])("%s corrects the line", (rule, seen, fix) => {
  expect(redoclyWords(rule, seen).fix).toBe(fix);
});
