import type { Mock } from "../../../src/mock/create-mock";
import type { JsonObject } from "../../../src/openapi/json";
import { demoMock } from "../../support/demo-mock";
import { caller } from "../../support/own-requests";

let mock: Mock;
let call: ReturnType<typeof caller>;
const order = {
  customerId: "cus_5m2r8k4rvs",
  lines: [{ itemId: "itm_2d5j8s0f7g", quantity: { value: "24", unit: "ea" } }],
};

beforeAll(async () => {
  ({ mock } = await demoMock());
  call = caller(mock);
}, 60_000);
beforeEach(() => mock.reset());

const bodyOf = ({ body }: { body?: unknown }) =>
  body as JsonObject & { data: JsonObject[]; page: JsonObject; errors: JsonObject[] };

describe("a new record", () => {
  test("gets an id, a number, the first status, a place and a version", () => {
    const { status, headers, body } = call("POST", "/sales-orders", order);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^sor_[0-9a-hjkmnp-tv-z]{10}$/),
      documentNumber: "SO-10601",
      status: "draft",
    });
    expect(headers).toMatchObject({
      Location: `/v2/sales-orders/${String((body as JsonObject).id)}`,
      ETag: expect.stringMatching(/^"\w+"$/),
    });
    expect(call("GET", headers.Location ?? "").body).toEqual(body);
  });

  test("takes from others what the request leaves out, and adds up", () => {
    const { lines, totals, priceLevelCode } = bodyOf(call("POST", "/sales-orders", order));
    expect(priceLevelCode).toBe("DEALER");
    expect(lines).toMatchObject([
      {
        lineNumber: 1,
        sku: "SEAL-250",
        unitPrice: { amount: "12.3250" },
        amount: { amount: "295.80" },
        status: "pending",
      },
    ]);
    expect(totals).toMatchObject({ subtotal: { amount: "295.80" }, total: { amount: "295.80" } });
  });

  test("has the same id in the next session, and is gone after a reset", () => {
    const first = bodyOf(call("POST", "/sales-orders", order)).id;
    mock.reset();
    expect(call("GET", `/sales-orders/${String(first)}`).status).toBe(404);
    expect(bodyOf(call("POST", "/sales-orders", order)).id).toBe(first);
  });

  test("is refused with a pointer for each field that does not fit", () => {
    const { status, body, headers } = call("POST", "/sales-orders", {
      lines: [{ itemId: "itm_2d5j8s0f7g", quantity: { value: "-1", unit: "ea" } }],
      status: "open",
      color: "red",
    });
    expect([status, headers["Content-Type"]]).toEqual([422, "application/problem+json"]);
    expect(body).toMatchObject({
      code: "validation-failed",
      status: 422,
      instance: "/v2/sales-orders",
    });
    expect(bodyOf({ body }).errors.map(({ pointer, rule }) => [pointer, rule])).toEqual(
      expect.arrayContaining([
        ["/customerId", "required"],
        ["/lines/0/quantity/value", "format"],
        ["/status", "read_only"],
        ["/color", "unknown"],
      ]),
    );
  });

  test("is refused when what has to be unique is taken", () => {
    const { status, body } = call("POST", "/items", {
      kind: "service",
      sku: "tg-road-54",
      name: "Another",
      baseUnit: "ea",
    });
    expect([status, bodyOf({ body }).code, bodyOf({ body }).errors[0]?.pointer]).toEqual([
      409,
      "sku-taken",
      "/sku",
    ]);
  });
});

describe("a retry", () => {
  const headers = { "Idempotency-Key": "retry-0001" };

  test("with the same key and body gets the first answer and changes nothing again", () => {
    const first = call("POST", "/sales-orders", order, { headers });
    const second = call("POST", "/sales-orders", order, { headers });
    expect(second.body).toEqual(first.body);
    expect(second.headers["Idempotency-Replayed"]).toBe("true");
    expect(first.headers["Idempotency-Replayed"]).toBeUndefined();
    expect(mock.state().get("/sales-orders")).toHaveLength(6);
  });

  test("with the same key and another body is refused", () => {
    call("POST", "/sales-orders", order, { headers });
    const { status, body } = call(
      "POST",
      "/sales-orders",
      { ...order, customerPoNumber: "X" },
      { headers },
    );
    expect([status, bodyOf({ body }).code]).toEqual([422, "idempotency-key-reused"]);
  });

  test("after a version that was out of date is a request of its own", () => {
    const path = "/work-orders/wor_3n8t1k6r4x/issue";
    const issue = (version: string) =>
      call("POST", path, {}, { headers: { ...headers, "If-Match": version } }).status;
    expect([issue('"old"'), issue("*")]).toEqual([412, 200]);
  });
});

describe("a version", () => {
  const path = "/items/itm_7k2m9x4q8d";
  const change = { name: "Steel road bicycle 54" };
  const update = (version: string | undefined) =>
    mock.handle({
      method: "PATCH",
      path,
      headers: {
        Authorization: "Bearer x",
        "Content-Type": "application/json",
        ...(version && { "If-Match": version }),
      },
      body: change,
    });

  test("is needed to change a record, has to be the current one, and is another one afterwards", () => {
    const { ETag = "" } = call("GET", path).headers;
    expect([update(undefined).status, bodyOf(update(undefined)).code]).toEqual([
      428,
      "if-match-required",
    ]);
    expect([update('"0000"').status, bodyOf(update('"0000"')).code]).toEqual([
      412,
      "etag-mismatch",
    ]);
    const changed = update(ETag);
    expect(changed).toMatchObject({ status: 200, body: change });
    expect(changed.headers.ETag).not.toBe(ETag);
    expect(update(ETag).status).toBe(412);
  });

  test("spares a reader who has it", () => {
    const { ETag = "" } = call("GET", path).headers;
    expect(call("GET", path, undefined, { headers: { "If-None-Match": ETag } })).toMatchObject({
      status: 304,
    });
  });

  test("of an earlier version gets a reader the record as it is now", () => {
    const { ETag, ...headers } = call("GET", path).headers;
    const stale = call("GET", path, undefined, { headers: { "If-None-Match": '"0000"' } });
    expect(stale.status).toBe(200);
    expect(stale.headers).toMatchObject({ "Content-Type": headers["Content-Type"], ETag });
    expect(bodyOf(stale).id).toBe(path.split("/").at(-1));
  });
});

describe("a list", () => {
  const rows = (query: Record<string, string>, path = "/items") =>
    call("GET", path, undefined, { query });
  const skus = (query: Record<string, string>) => bodyOf(rows(query)).data.map(({ sku }) => sku);

  test("comes page by page, each row once", () => {
    const all = skus({});
    const paged: unknown[] = [];
    let cursor: unknown;
    do {
      const { data, page } = bodyOf(
        rows({ limit: "5", ...(cursor ? { cursor: String(cursor) } : {}) }),
      );
      paged.push(...data.map(({ sku }) => sku));
      cursor = page.nextCursor;
    } while (cursor);
    expect(paged).toEqual(all);
    expect(all).toHaveLength(15);
  });

  test("refuses a cursor that belongs to other filters", () => {
    const { page } = bodyOf(rows({ limit: "5" }));
    const { status, body } = rows({ limit: "5", kind: "stock", cursor: String(page.nextCursor) });
    expect([status, bodyOf({ body }).code]).toEqual([400, "invalid-cursor"]);
  });

  test("filters by fields, lists of values, days, words and ids elsewhere", () => {
    expect(skus({ sku: "seal-250,GRP-211" })).toEqual(["GRP-211", "SEAL-250"]);
    expect(new Set(bodyOf(rows({ kind: "kit,service" })).data.map(({ kind }) => kind))).toEqual(
      new Set(["kit", "service"]),
    );
    expect(skus({ q: "road 54" })).toContain("TG-ROAD-54");
    const orders = (query: Record<string, string>) =>
      bodyOf(rows(query, "/sales-orders")).data.map(({ documentNumber }) => documentNumber);
    expect(orders({ orderDateFrom: "2026-03-09", orderDateTo: "2026-03-09" })).toContain(
      "SO-10482",
    );
    expect(orders({ orderDateTo: "2000-01-01" })).toEqual([]);
    expect(orders({ externalId: "web-shop:W-70318" })).toHaveLength(1);
    const since = bodyOf(rows({ updatedSince: "2026-03-06T00:00:00Z" })).data;
    expect(since.every(({ updatedAt }) => String(updatedAt) >= "2026-03-06")).toBe(true);
  });

  test("sorts, and keeps the fields that were asked for", () => {
    expect(skus({ sort: "-sku" })).toEqual([...skus({})].reverse());
    expect(
      bodyOf(rows({ fields: "sku", limit: "1" })).data.map((row) => Object.keys(row).sort()),
    ).toEqual([["id", "sku"]]);
  });

  test("has lines and short forms of other records only when they are asked for", () => {
    const plain = bodyOf(rows({}, "/sales-orders")).data[0];
    const full = bodyOf(rows({ expand: "customer,lines" }, "/sales-orders")).data[0];
    expect(plain).not.toHaveProperty("lines");
    expect(full).toMatchObject({ lines: expect.any(Array), customer: { id: full?.customerId } });
  });
});

describe("what the API does not take", () => {
  const refused = (method: string, path: string, body?: unknown, more = {}) => {
    const answer = call(method, path, body, more);
    return [answer.status, bodyOf(answer).code];
  };

  test("is answered with a problem and the documented code", () => {
    expect(refused("GET", "/nothing")).toEqual([404, "not-found"]);
    expect(refused("GET", "/items/itm_0000000000")).toEqual([404, "not-found"]);
    expect(refused("PUT", "/items")).toEqual([405, "method-not-allowed"]);
    expect(refused("GET", "/items", undefined, { query: { color: "red" } })).toEqual([
      400,
      "invalid-parameter",
    ]);
    expect(refused("GET", "/items", undefined, { query: { limit: "500" } })).toEqual([
      400,
      "invalid-parameter",
    ]);
    expect(refused("GET", "/items/cus_5m2r8k4rvs")).toEqual([400, "invalid-parameter"]);
    expect(refused("POST", "/items", "{", {})).toEqual([400, "malformed-request"]);
    expect(refused("POST", "/items", {}, { headers: { "Content-Type": "text/plain" } })).toEqual([
      415,
      "unsupported-media-type",
    ]);
    expect(refused("GET", "/items", undefined, { headers: { Authorization: "" } })).toEqual([
      401,
      "authentication-required",
    ]);
    expect(refused("DELETE", "/items/itm_7k2m9x4q8d")).toEqual([409, "item-in-use"]);
  });

  test("needs no credential where the description says so", () => {
    expect(call("GET", "/health", undefined, { headers: { Authorization: "" } }).status).toBe(200);
  });
});

test("a document is found by its number, in any spelling", () => {
  const byNumber = call("GET", "/documents/sales-orders/so-10482");
  expect(byNumber.body).toEqual(call("GET", "/sales-orders/sor_4q7t1m9z2k").body);
});
