import { objectAt, objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import { mentions } from "../../store";
import { numberIn } from "../../decimals";
import { lateCustomer } from "../money/customer-balances";
import { owedTo } from "../money/open-bills";
import { isExpectedBefore } from "../purchasing/promised-days";
import { holdsAt, holdsIn } from "../money/tax-places";
import { isBetween } from "../days";
import { canBeFor, canPrice } from "../prices/price-rules";
import { hasBackorder, isPromisedBefore, shipsFrom } from "../sales/order-lists";
import { plainNumber } from "../purchasing/bills";
import {
  findsIn,
  findsParty,
  hasComponent,
  hasShortage,
  isAccount,
  isAttributeOf,
  isConsumed,
  isInCategory,
  isOverdue,
  isReachedAt,
  isSameText,
  isUsedFor,
  levelOf,
  placeInTree,
  type Test,
} from "./list-tests";
import { openWork } from "../work/work-queue";
import { takeOver } from "./take-over";
import type { Call, Rules } from "../rule";

interface Listed {
  /** Fields that are computed for a list, and by which it can be filtered and sorted. */
  computed?(row: JsonObject, call: Call): JsonObject;
  /** The computed field by which rows are sorted instead of a field that comes first by default. */
  sortedBy?: readonly [field: string, computed: string];
  /** The status of rows that come only where a query asks for it. */
  hidden?: string;
  tests: Readonly<Record<string, Test>>;
}

/** Lists by operation, with the parameters that look beyond the fields of a row. */
const lists: Readonly<Record<string, Listed>> = {
  "get-customers": {
    computed: lateCustomer,
    hidden: "merged",
    tests: { q: findsParty, isOverdue, email: isReachedAt },
  },
  "get-items": { tests: { q: findsIn("sku", "name", "barcodes"), categoryId: isInCategory } },
  "get-units-of-measure": { tests: { code: ({ code }, wanted) => code === wanted } },
  "get-locations": { hidden: "merged", tests: {} },
  "get-vendors": {
    hidden: "merged",
    computed: owedTo,
    tests: {
      q: findsParty,
      isOverdue,
      itemId: ({ id }, itemId, { store }) =>
        store
          .list("/vendor-items")
          .some((one) => one.vendorId === id && one.itemId === itemId && one.status === "active"),
      taxNumber: (row, number) =>
        objectsAt(row, "taxRegistrations").some((one) => isSameText(one.number, number)),
    },
  },
  "get-bin-locations": {
    // A label without a barcode of its own has the code.
    tests: { barcode: (row, scanned) => isSameText(row.barcode ?? row.code, scanned) },
  },
  "get-purchase-orders": { tests: { promisedBefore: isExpectedBefore } },
  "get-bills": {
    tests: {
      vendorInvoiceNumber: (row, number) =>
        plainNumber(row.vendorInvoiceNumber) === plainNumber(number),
    },
  },
  "get-expenses": {
    tests: {
      payeeId: ({ payee }, id) => {
        const { vendorId, employeeId } = objectAt({ payee }, "payee");
        return id === vendorId || id === employeeId;
      },
    },
  },
  "get-sales-orders": {
    tests: {
      promisedBefore: isPromisedBefore,
      hasBackorder: (row, wanted) => hasBackorder(row) === wanted,
      locationId: shipsFrom,
    },
  },
  "get-price-rules": { tests: { customerId: canBeFor, itemId: canPrice } },
  "get-rmas": {
    tests: {
      expiredBefore: ({ status, expiresOn }, day) =>
        (status === "authorized" || status === "partially_received") &&
        String(expiresOn) < String(day),
    },
  },
  "get-refunds": {
    tests: {
      creditMemoId: (row, id) => objectAt(row, "source").creditMemoId === id,
      salesOrderId: (row, id) => objectAt(row, "source").salesOrderId === id,
    },
  },
  "get-payments": {
    tests: {
      purchaseOrderId: (row, id) =>
        objectsAt(row, "allocations").some(({ purchaseOrderId }) => purchaseOrderId === id),
    },
  },
  "get-boms": { tests: { componentItemId: hasComponent } },
  "get-builds": {
    tests: {
      componentItemId: (row, itemId) => isConsumed(row) && hasComponent(row, itemId),
      componentLotNumber: (row, lotNumber) =>
        isConsumed(row) &&
        objectsAt(row, "components").some((part) =>
          objectsAt(part, "lots").some((lot) => lot.lotNumber === lotNumber),
        ),
    },
  },
  "get-work-orders": {
    computed: (row) => ({ hasShortage: hasShortage(row) }),
    tests: {
      componentItemId: hasComponent,
      hasShortage: (row, wanted) => hasShortage(row) === wanted,
    },
  },
  "get-tax-rates": {
    tests: {
      region: holdsIn,
      postalCode(row, code, { store }, { validOn, direction }) {
        const isOther = (rate: JsonObject) =>
          !direction || rate.direction === direction || rate.direction === "both";
        const rates = store
          .list("/tax-rates")
          .filter(isOther)
          .filter(
            (rate) => !validOn || isBetween(String(validOn), rate.validFrom, rate.validUntil),
          );
        return holdsAt(row, String(code), rates);
      },
    },
  },
  "get-shipments": {
    tests: {
      externalChannelId: ({ salesOrderId }, channel, { store }) =>
        store.find(salesOrderId)?.record.externalChannelId === channel,
    },
  },
  "get-ship-methods": {
    tests: {
      country: (row, country) => {
        const countries = textsAt(row, "countries");
        return !countries.length || countries.includes(String(country));
      },
    },
  },
  "get-journal-entries": {
    tests: {
      accountId: (row, wanted, world) =>
        objectsAt(row, "lines").some(({ accountId }) => isAccount(accountId, wanted, world)),
    },
  },
  "get-employees": {
    tests: {
      q: findsIn("number", "firstName", "lastName", "jobTitle"),
      badgeCode: (row, code) => isSameText(row.badgeCode, code) && row.status !== "left",
    },
  },
  "get-work-centers": {
    computed: openWork,
    tests: { q: findsIn("code", "name") },
  },
  "get-accounts": { tests: { q: findsIn("number", "name", "description") } },
  "get-sales-reps": { tests: { q: findsIn("code", "name", "territory") } },
  "get-project-codes": { tests: { q: findsIn("code", "name", "description") } },
  "get-bank-deposits": {
    tests: { total: (row, wanted) => numberIn(row.total) === numberIn(wanted) },
  },
  "get-payment-terms": { tests: { usedFor: isUsedFor } },
  "get-payment-methods": { tests: { usedFor: isUsedFor } },
  "get-transfer-funds-list": {
    tests: { accountId: (row, id) => [row.fromAccountId, row.toAccountId].includes(id as string) },
  },
  "get-item-attributes": {
    tests: {
      categoryId: (row, categoryId, world) => isAttributeOf(row, { categoryId }, world),
    },
  },
  "get-item-categories": {
    computed: (row, { world }) => ({ place: placeInTree(row, world) }),
    sortedBy: ["path", "place"],
    tests: {
      q: findsIn("name"),
      level: (row, level, world) => levelOf(row, world) === Number(level),
    },
  },
  "get-stock-settings": {
    tests: {
      categoryId: ({ itemId }, category, world) =>
        isInCategory(world.store.find(itemId)?.record, category, world),
      countDueBefore: ({ nextCountOn }, day) =>
        typeof nextCountOn === "string" && nextCountOn < String(day),
    },
  },
  "get-billable-expense-charges": {
    tests: {
      billId: (row, billId, { store }) => {
        const bill = store.find(billId)?.record;
        return objectsAt(bill, "lines").some(({ id }) => mentions(row, String(id)));
      },
    },
  },
};

/** Rows that fit what a query asks for beyond their own fields. */
function rowsOf({ computed, sortedBy, hidden, tests }: Listed, call: Call): JsonObject[] {
  const { query, operation } = call.request;
  if (sortedBy) {
    const [field, place] = sortedBy;
    const keys = query.sort === undefined ? [field] : textsAt(query, "sort");
    const sort = keys.map((key) =>
      key.replace("-", "") === field ? key.replace(field, place) : key,
    );
    call.request = { ...call.request, query: { ...query, sort } };
  }
  const asked = Object.entries(tests).filter(([name]) => query[name] !== undefined);
  takeOver(call, Object.keys(tests));
  return call.world.store
    .list(operation.path)
    .filter(({ status }) => !hidden || query.status !== undefined || status !== hidden)
    .map((row) => (computed ? { ...row, ...computed(row, call) } : row))
    .filter((row) => asked.every(([name, test]) => test(row, query[name], call.world, query)));
}

/** Lists that look beyond their rows. */
export const listRules: Rules = Object.fromEntries(
  Object.entries(lists).map(([id, listed]) => [
    id,
    { answer: (call: Call) => rowsOf(listed, call) },
  ]),
);
