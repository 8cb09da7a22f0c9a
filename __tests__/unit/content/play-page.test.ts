import type { Mock } from "../../../src/mock/create-mock";
import { codeFences } from "../../../src/content/markdown/code-fences";
import { parseMdx } from "../../../src/content/mdx/page/mdx-tree";
import { pageSnippets } from "../../../src/checks/snippets/page-snippets";
import { demoMock } from "../../support/demo-mock";
import { stepsOf } from "../../../src/mock/walk-through/steps";
import type { StepResult } from "../../../src/mock/walk-through/walk-through";
import { playPage, walk } from "../../support/play/play-page";
import { failuresOf } from "../../support/play/report";

let mock: Mock;

beforeAll(async () => {
  ({ mock } = await demoMock());
}, 60_000);

const fence = (head: string, text: string) => `\`\`\`${head}\n${text}\n\`\`\`\n`;
const curl = (method: string, path: string, more = "") =>
  `curl -s -X ${method} https://api.ianai.example/v2${path} -H "Authorization: Bearer $IANAI_TOKEN"${more}`;
const json = ` -H "Content-Type: application/json" -H "Idempotency-Key: order-1-of-the-page"`;
const body = `{ "customerId": "cus_5m2r8k4rvs", "lines": [{ "itemId": "itm_2d5j8s0f7g", "quantity": { "value": "24", "unit": "ea" } }] }`;
const made = [
  fence("json operation=create-sales-order request", body),
  fence(
    "bash operation=create-sales-order",
    curl("POST", "/sales-orders", `${json} -d @order.json`),
  ),
  fence(
    "json operation=create-sales-order response=201 excerpt",
    `{ "id": "sor_1a2b3c4d5e", "status": "draft", "documentNumber": "SO-77777" }`,
  ),
];

function stepsIn(...fences: string[]) {
  const tree = parseMdx("page.mdx", fences.join("\n"), 0);
  if ("what" in tree) throw new Error(tree.what);
  return stepsOf(pageSnippets(codeFences(tree)));
}

async function play(...fences: string[]) {
  const results = await playPage(mock, stepsIn(...fences));
  return { calls: results.length, text: failuresOf("page.mdx", results) };
}

test("the page's id and number stand for those that the answer gave", async () => {
  const result = await play(
    ...made,
    fence(
      "bash operation=issue-sales-order",
      curl(
        "POST",
        "/sales-orders/sor_1a2b3c4d5e/issue",
        `${json.replace("order", "issue")} -d '{}'`,
      ),
    ),
    fence(
      "bash operation=get-sales-order-by-document-number",
      curl("GET", "/documents/sales-orders/SO-77777"),
    ),
    fence(
      "json operation=get-sales-order-by-document-number response=200 excerpt",
      `{ "id": "sor_1a2b3c4d5e", "status": "open" }`,
    ),
  );
  expect(result).toEqual({ calls: 3, text: "" });
});

test("If-Match gets the version of the record as it is", async () => {
  const change = curl(
    "PATCH",
    "/sales-orders/sor_1a2b3c4d5e",
    ` -H "Content-Type: application/json" -H "If-Match: $ETAG" -d '{ "customerPoNumber": "R-1" }'`,
  );
  expect(await play(...made, fence("bash operation=update-sales-order", change))).toEqual({
    calls: 2,
    text: "",
  });
});

test("a call out of its order is told with its line, the request and the answer", async () => {
  const ship = curl(
    "POST",
    "/sales-orders/sor_1a2b3c4d5e/ship",
    `${json.replace("order", "ship")} -d '{}'`,
  );
  const { text } = await play(...made, fence("bash operation=ship-sales-order", ship));
  expect(text.replace(/req_\w+/g, "req_…")).toMatchInlineSnapshot(`
   "page.mdx:14 ship-sales-order
     request   POST /v2/sales-orders/sor_5d024abv6d/ship {}
     on page   2xx
     answer    409 {"type":"https://docs.ianai.example/docs/api/support#error-transition-not-allowed","title":"The status does not allow this","status":409,"detail":"SO-10601 is draft and does not allow this. It would have to be open or partially_shipped.","instance":"/v2/sales-orders/sor_5d024abv6d/ship","code":"transition-not-allowed","requestId":"req_…","errors":[{"pointer":"/status","rule":"state","message":"The status is draft."}]}"
  `);
});

test("a status that the page shows and the answer does not have is told", async () => {
  const get = fence("bash operation=get-sales-order", curl("GET", "/sales-orders/sor_1a2b3c4d5e"));
  const { text } = await play(
    ...made,
    get,
    fence("json operation=get-sales-order response=200 excerpt", `{ "status": "open" }`),
  );
  expect(text).toMatchInlineSnapshot(`
   "page.mdx:17 get-sales-order
     request   GET /v2/sales-orders/sor_5d024abv6d null
     on page   /status: "open"
     answer    /status: "draft""
  `);
});

const shown = (body: string) => fence("json operation=get-sales-order response=200 excerpt", body);
const get = fence("bash operation=get-sales-order", curl("GET", "/sales-orders/sor_1a2b3c4d5e"));

test("a moment of the page counts by its form, unless the request names it; any other value as it is", async () => {
  const { text } = await play(
    ...made,
    get,
    shown(`{ "createdAt": "2020-01-01T00:00:00Z", "currency": "EUR" }`),
  );
  expect(text).not.toContain("/createdAt");
  expect(text).toContain(`on page   /currency: "EUR"`);
});

test("a value that the answer lacks is told, and a date that follows from the day of the call is known as one", async () => {
  const steps = stepsIn(...made, get, shown(`{ "orderDate": "2020-01-01", "color": "red" }`));
  const results = await playPage(mock, steps);
  expect(results[1]?.differences).toEqual([
    { pointer: "/orderDate", shown: "2020-01-01", actual: expect.any(String), isDate: true },
    { pointer: "/color", shown: "red" },
  ]);
});

test("why an answer may differ: a call ran twice, or out of the page's order, or after one that ran twice", async () => {
  const issue = fence(
    "bash operation=issue-sales-order",
    curl(
      "POST",
      "/sales-orders/sor_1a2b3c4d5e/issue",
      ` -H "Content-Type: application/json" -d '{}'`,
    ),
  );
  const page = walk(mock, stepsIn(...made, issue, get, shown(`{ "status": "open" }`)));
  const run = async (...steps: number[]) => {
    const results: StepResult[] = [];
    await page.run(steps, (result) => results.push(result));
    return results.map(({ step, response, causes }) => [step.operation, response?.status, causes]);
  };
  expect(await run(1)).toEqual([
    ["create-sales-order", 201, []],
    ["issue-sales-order", 200, []],
  ]);
  expect(await run(1)).toEqual([["issue-sales-order", 409, ["again"]]]);
  expect(await run(2)).toEqual([["get-sales-order", 200, ["earlierAgain"]]]);
  expect(await run(0)).toEqual([["create-sales-order", 201, ["again", "order"]]]);
});

test("a refusal because of the credential is asked for, as the mock accepts every credential", async () => {
  const steps = stepsIn(
    fence("bash operation=get-sales-order", curl("GET", "/sales-orders/sor_4h7m9k2p5t")),
    fence(
      "json operation=get-sales-order response=403 excerpt",
      `{ "status": 403, "code": "scope-missing" }`,
    ),
  );
  const [result] = await playPage(mock, steps);
  expect(result).toMatchObject({ isAsShown: true, isAskedFor: true, differences: [] });
});

test("a parameter that a call repeats keeps all of its values", async () => {
  const item = "/items/itm_7k2m9x4q8d/sales-price?option=frame_color=slate&option=engraving=Ann";
  const [result] = await playPage(
    mock,
    stepsIn(
      fence(
        "bash operation=get-item-sales-price-with-rules",
        `curl -s "https://api.ianai.example/v2${item}" -H "Authorization: Bearer $IANAI_TOKEN"`,
      ),
    ),
  );
  expect(result?.response?.body).toMatchObject({
    adjustments: [{ source: "option", name: "Frame color: Slate" }],
  });
});
