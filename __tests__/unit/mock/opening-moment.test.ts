import { numberIn } from "../../../src/mock/decimals";
import type { MockRecord } from "../../../src/mock/model";
import { movementsKey } from "../../../src/mock/rules/stock/movements";
import { listAt, objectAt, objectsAt, textsAt, type JsonObject } from "../../../src/openapi/json";
import { openSession, type Session } from "../../support/mock-session";

// The first state of a session is one moment: nothing has happened in one record of which another does not know.

let session: Session;
beforeAll(async () => {
  session = await openSession();
}, 60_000);

const records = (root: string): readonly MockRecord[] => session.mock.state().get(root) ?? [];
const find = (id: unknown) => session.mock.find(String(id))?.record;
const sum = (quantities: readonly unknown[]) =>
  quantities.reduce((total: bigint, one) => total + numberIn(one), 0n);
const linesOf = (of: readonly JsonObject[]) => of.flatMap((record) => objectsAt(record, "lines"));
const isOneOf =
  (...statuses: string[]) =>
  ({ status }: JsonObject) =>
    statuses.includes(String(status));
const isDone = isOneOf("completed");
const isPosted = (record: JsonObject) => !isOneOf("draft", "cancelled")(record);

/** What each line of some records says, and what has happened to it. */
function expectLines(
  of: readonly MockRecord[],
  field: string,
  happened: (line: JsonObject, record: MockRecord) => bigint,
) {
  const rows = of.flatMap((record) =>
    objectsAt(record, "lines").map((line) => {
      const name = `${String(record.documentNumber)} ${String(line.sku)}`;
      return { said: [name, numberIn(line[field])], found: [name, happened(line, record)] };
    }),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ said }) => said)).toEqual(rows.map(({ found }) => found));
}

const quantities = (rows: readonly JsonObject[], key: string, id: unknown) =>
  sum(rows.filter((row) => row[key] === id).map(({ quantity }) => quantity));

test("orders have shipped what their completed shipments have, and the services beside it", () => {
  const shipped = linesOf(records("/shipments").filter(isDone));
  expectLines(records("/sales-orders"), "quantityShipped", (line, order) =>
    find(line.itemId)?.kind === "service" && order.status === "shipped"
      ? numberIn(line.quantity)
      : quantities(shipped, "salesOrderLineId", line.id),
  );
});

test("purchase orders have received what receivings have brought, and been billed what posted bills bill", () => {
  const received = linesOf(records("/receivings"));
  const billed = linesOf(records("/bills").filter(isPosted));
  const orders = records("/purchase-orders");
  expectLines(orders, "quantityReceived", ({ id }) =>
    quantities(received, "purchaseOrderLineId", id),
  );
  expectLines(orders, "quantityBilled", ({ id }) => quantities(billed, "purchaseOrderLineId", id));
  expectLines(records("/receivings"), "quantityBilled", ({ id }) =>
    quantities(billed, "receivingLineId", id),
  );
});

test("RMAs have received what was restocked, and the shipments know of it", () => {
  const restocked = linesOf(records("/return-restocks"));
  expectLines(records("/rmas"), "quantityReceived", ({ id }) =>
    quantities(restocked, "rmaLineId", id),
  );
  const returns = linesOf(records("/rmas"));
  expectLines(records("/shipments"), "quantityReturned", (line, { id }) =>
    sum(
      returns
        .filter((one) => one.shipmentId === id && one.salesOrderLineId === line.salesOrderLineId)
        .map(({ quantityReceived }) => quantityReceived),
    ),
  );
});

test("work orders have completed what was built, and plans what their work orders have", () => {
  for (const { id, documentNumber, quantityCompleted } of records("/work-orders")) {
    const built = quantities(records("/builds").filter(isDone), "workOrderId", id);
    expect([documentNumber, numberIn(quantityCompleted)]).toEqual([documentNumber, built]);
  }
  expectLines(records("/work-plans"), "quantityCompleted", (line) =>
    sum(textsAt(line, "workOrderIds").map((id) => find(id)?.quantityCompleted)),
  );
});

test.each([
  ["/sales-orders", "shipmentIds", "/shipments", "salesOrderId"],
  ["/rmas", "returnRestockIds", "/return-restocks", "rmaId"],
  ["/work-orders", "buildIds", "/builds", "workOrderId"],
])("%s name in %s what names them", (root, field, others, key) => {
  for (const record of records(root)) {
    const naming = records(others).filter((other) => other[key] === record.id);
    const named = [String(record.documentNumber), ...textsAt(record, field).sort()];
    expect(named).toEqual([record.documentNumber, ...naming.map(({ id }) => id).sort()]);
  }
});

test("nothing that has happened names a document that has not", () => {
  const happened = [
    ...["/shipments", "/builds", "/inventory-transfers"].flatMap((root) =>
      records(root).filter(isDone),
    ),
    ...["/bills", "/credit-memos", "/refunds"].flatMap((root) => records(root).filter(isPosted)),
    ...["/receivings", "/return-restocks", "/inventory-adjustments", "/payments"].flatMap(records),
  ];
  const named = (record: JsonObject) =>
    [record, ...objectsAt(record, "lines"), ...objectsAt(record, "allocations")].flatMap((one) =>
      Object.entries(one).flatMap(([key, id]) => (key.endsWith("Id") ? [find(id)] : [])),
    );
  const early = happened.flatMap((record) =>
    named(record).flatMap((other) =>
      other?.documentNumber && isOneOf("draft", "cancelled")(other)
        ? [`${String(record.documentNumber)}: ${String(other.documentNumber)}`]
        : [],
    ),
  );
  expect(happened.length).toBeGreaterThan(20);
  expect(early).toEqual([]);
});

/** What a document says that it has moved of each item, at each location. */
function movesOf(root: string, record: MockRecord): [item: unknown, place: unknown, bigint][] {
  const { locationId } = record;
  const lines = objectsAt(record, "lines");
  const base = (line: JsonObject) => numberIn(line.baseQuantity ?? line.quantity);
  if (root === "/inventory-adjustments")
    return lines.map((line) => [line.itemId, locationId, numberIn(line.quantityChange)]);
  if (root === "/inventory-transfers")
    return lines.flatMap((line) => [
      [line.itemId, record.fromLocationId, -numberIn(line.quantityShipped)],
      [line.itemId, record.toLocationId, numberIn(line.quantityReceived)],
    ]);
  if (root === "/builds")
    return [
      [record.itemId, locationId, numberIn(record.quantity)],
      ...objectsAt(record, "components").map((part): [unknown, unknown, bigint] => [
        part.itemId,
        locationId,
        -numberIn(part.quantityUsed),
      ]),
    ];
  if (root === "/shipments")
    return lines
      .flatMap((line) => (line.components ? objectsAt(line, "components") : [line]))
      .map((line) => [line.itemId, locationId, -numberIn(line.quantity)]);
  return lines
    .filter(({ disposition }) => disposition !== "scrap")
    .map((line) => [line.itemId, locationId, base(line)]);
}

test("stock has moved by what documents say, and by nothing else but what was there before", () => {
  const roots = [
    "/shipments",
    "/receivings",
    "/inventory-adjustments",
    "/inventory-transfers",
    "/builds",
    "/return-restocks",
  ];
  const opening = records("/inventory-adjustments").find(
    ({ reason }) => reason === "opening_balance",
  );
  const said = new Map<string, bigint>();
  const add = (to: Map<string, bigint>, key: readonly unknown[], quantity: bigint) => {
    const text = key.map(String).join(" ");
    to.set(text, (to.get(text) ?? 0n) + quantity);
  };
  const label = (id: unknown) => find(id)?.sku ?? find(id)?.code;
  for (const root of roots)
    for (const record of records(root)) {
      const isMoving =
        record.status === undefined || /completed|received/.test(String(record.status));
      if (!isMoving || record === opening) continue;
      // What is built for a work order is moved by that.
      const by = find(record.workOrderId) ?? record;
      for (const [item, place, quantity] of movesOf(root, record))
        add(said, [by.documentNumber, label(item), label(place)], quantity);
    }
  const moved = new Map<string, bigint>();
  for (const one of records(movementsKey)) {
    const { id, documentNumber } = objectAt(one, "document");
    if (id !== opening?.id)
      add(
        moved,
        [documentNumber, label(one.itemId), label(one.locationId)],
        numberIn(one.quantity),
      );
  }
  const rows = (of: Map<string, bigint>) => [...of].filter(([, quantity]) => quantity).sort();
  expect(rows(moved)).toEqual(rows(said));
});

test("pieces and lots are where the last movement has brought them", () => {
  const moves = records(movementsKey);
  for (const piece of records("/serials")) {
    const last = moves.filter((one) =>
      textsAt(one, "serialNumbers").includes(String(piece.serialNumber)),
    );
    const { pieceStatus, bin, quantity } = last.at(-1) ?? {};
    const place = numberIn(quantity) > 0n ? bin : null;
    expect([piece.serialNumber, piece.status, piece.bin]).toEqual([
      piece.serialNumber,
      pieceStatus,
      place,
    ]);
  }
  for (const lot of listAt(session.get("/lots?limit=200"), "data") as JsonObject[]) {
    const there = sum(moves.filter(({ lotId }) => lotId === lot.id).map((one) => one.quantity));
    expect([lot.lotNumber, numberIn(lot.onHand)]).toEqual([lot.lotNumber, there]);
  }
});

test("customers have ordered what their open orders have not invoiced", () => {
  const isOpen = isOneOf("open", "on_hold", "partially_shipped", "shipped");
  for (const { id, name, balance } of records("/customers")) {
    const orders = records("/sales-orders").filter(
      (order) => order.customerId === id && isOpen(order),
    );
    const left = orders.map((order) => {
      const { total, invoiced } = objectAt(order, "totals");
      return numberIn(total) - numberIn(invoiced);
    });
    const shown = numberIn(objectAt({ balance }, "balance").uninvoicedOrders);
    expect([name, shown]).toEqual([name, left.reduce((all, one) => all + one, 0n)]);
  }
});

test("goods are promised once: no item is reserved more than it is on hand", () => {
  for (const row of listAt(session.get("/stock?limit=200"), "data") as JsonObject[]) {
    const { sku, onHand, reserved } = row;
    expect([sku, numberIn(reserved) <= numberIn(onHand)]).toEqual([sku, true]);
  }
});
