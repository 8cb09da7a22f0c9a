import type { Mock } from "../../../src/mock/create-mock";
import { codeFences } from "../../../src/content/markdown/code-fences";
import { parseMdx } from "../../../src/content/mdx/mdx-tree";
import { pageSnippets } from "../../../src/checks/snippets/page-snippets";
import { demoMock } from "../../support/demo-mock";
import { startMockServer } from "../../support/mock-server";
import { stepsOf } from "../../../src/mock/walk-through/steps";
import { Player } from "../../support/play/play-page";
import { failureText } from "../../support/play/report";

let mock: Mock;
let server: Awaited<ReturnType<typeof startMockServer>>;

beforeAll(async () => {
  ({ mock } = await demoMock());
  server = await startMockServer(mock);
}, 60_000);
afterAll(() => server.close());

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

async function play(...fences: string[]) {
  const text = fences.join("\n");
  const tree = parseMdx("page.mdx", text, 0);
  if ("what" in tree) throw new Error(tree.what);
  const { calls, failures } = await new Player(mock, server.url).play(
    stepsOf(pageSnippets(codeFences(tree))),
  );
  return { calls, text: failures.map((failure) => failureText("page.mdx", failure)).join("\n\n") };
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
     answer    409 {"type":"https://docs.ianai.example/docs/api/support#error-transition-not-allowed","title":"The status does not allow this","status":409,"detail":"SO-10504 is draft and does not allow this. It would have to be open, partially_shipped.","instance":"/v2/sales-orders/sor_5d024abv6d/ship","code":"transition-not-allowed","requestId":"req_…","errors":[{"pointer":"/status","rule":"state","message":"The status is draft."}]}"
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
