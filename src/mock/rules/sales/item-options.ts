import { isObject, objectAt, objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import { touched } from "../../change-record";
import { recordShape } from "../../ids";
import { label } from "../../record-label";
import { checkedBy, eachOnce, found, inRows, when, type Check } from "../checks/field-checks";
import { homeCurrency } from "../money/ledger";
import { changesOf, madeBy, refuseCall, type Call, type Rules } from "../rule";
import { isOpenOrder } from "../stock/demand";

const root = "/items/{itemId}/options";

/** True if options still take an answer. */
function takes(options: readonly JsonObject[], code: string, answer: unknown): boolean {
  const option = options.find((one) => one.code === code);
  const choices = objectsAt(option, "choices");
  return option !== undefined && (!choices.length || choices.some((one) => one.code === answer));
}

/** Refuses to take away what an unfinished order has chosen. */
function checkUsed(call: Call): void {
  const { world, request, body } = call;
  const kept = objectsAt(body, "options");
  const before = objectsAt(world.store.get(root, String(request.path.itemId)), "options");
  const lines = world.store
    .list("/sales-orders")
    .filter(isOpenOrder)
    .flatMap((order) => objectsAt(order, "lines").map((line) => ({ order, line })))
    .filter(({ line }) => line.itemId === request.path.itemId);
  const lost = lines.flatMap(({ order, line }) =>
    Object.entries(objectAt(line, "options"))
      .filter(([code, answer]) => takes(before, code, answer) && !takes(kept, code, answer))
      .map(([code, answer]) => ({ order, line, code, answer })),
  );
  const [first] = lost;
  if (!first) return;
  const count = new Set(lost.map(({ line }) => line)).size;
  refuseCall(
    call,
    "item-option-in-use",
    `The choice ${String(first.answer)} of ${first.code} is used by ${count} ${count === 1 ? "line" : "lines"}.`,
    lost.map(({ order, line, answer }) => ({
      pointer: "/options",
      rule: "state",
      message: `${label(order)} (${String(order.id)}), line ${String(line.lineNumber)}, uses ${String(answer)}.`,
    })),
  );
}

const optionsFit: Check = (call) => {
  const item = found(call, call.request.path.itemId);
  const takesNone = item?.kind === "kit" || item?.kind === "other_charge";
  const { currency = homeCurrency } = objectAt(item, "listPrice");
  const before = call.world.store.get("/items/{itemId}/options", String(item?.id));
  const known = objectsAt(before, "options").map(({ id }) => id);
  return [
    ...when(
      takesNone && objectsAt(call.body, "options").length,
      "/options",
      `${label(item)} cannot have options.`,
      "not_for_kind",
    ),
    ...inRows("options", (option) => {
      const choices = objectsAt(option, "choices");
      const codes = choices.map(({ code }) => code);
      const twice = codes.findIndex((code, at) => codes.indexOf(code) < at);
      const foreign = choices.findIndex(
        ({ priceChange }) => isObject(priceChange) && priceChange.currency !== currency,
      );
      if (option.id && !known.includes(option.id))
        return ["id", `The item has no option ${String(option.id)}.`, "reference"];
      if (twice >= 0)
        return [`choices/${twice}/code`, `${String(codes[twice])} is listed twice.`, "duplicate"];
      if (foreign >= 0)
        return [
          `choices/${foreign}/priceChange/currency`,
          `The list price is in ${String(currency)}.`,
          "currency",
        ];
      if (choices.filter(({ isDefault }) => isDefault).length > 1)
        return ["choices", "At most one choice can be the default.", "duplicate"];
      return numberIn(option.maximum) < numberIn(option.minimum)
        ? ["maximum", "It is below minimum.", "range"]
        : undefined;
    })(call),
  ];
};

/** Gives a new item the options that its template copies; true if there are some. */
function copied({ id }: JsonObject, { body, world }: Call): boolean {
  const { copyOptionsFromItemId } = world.store.find(body.templateId)?.record ?? {};
  const source = world.store.get(root, String(copyOptionsFromItemId));
  if (!source) return false;
  const options = objectsAt(source, "options").map((option) => ({
    ...structuredClone(option),
    id: world.newId(recordShape("opt_")),
  }));
  world.store.put(root, { ...source, itemId: id ?? null, options });
  return options.length > 0;
}

const fits = checkedBy([optionsFit, eachOnce("options", "code")]);

/** Questions that the lines of orders answer. */
export const itemOptionRules: Rules = {
  "create-item": {
    after: (call) => {
      for (const item of madeBy(call, "/items"))
        call.world.store.put("/items", { ...item, hasOptions: copied(item, call) });
    },
  },
  "update-item-options": {
    refuses: ["item-option-in-use", ...(fits.refuses ?? [])],
    before: (call) => {
      checkUsed(call);
      fits.before?.(call);
    },
    after: (call) => {
      for (const { after } of changesOf(call, root)) {
        const item = call.world.store.find(after.itemId)?.record;
        const hasOptions = objectsAt(after, "options").length > 0;
        if (item && item.hasOptions !== hasOptions)
          call.world.store.put(
            "/items",
            touched({ ...item, hasOptions }, call.world.time(), call.world),
          );
      }
    },
  },
};
