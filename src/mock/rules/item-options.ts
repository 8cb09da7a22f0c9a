import { isObject, objectsAt, type JsonObject } from "../../openapi/json";
import { changesOf, madeBy, refuseCall, type Call, type Rules } from "./rule";
import { isOpenOrder } from "./stock/demand";

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
  for (const order of world.store.list("/sales-orders").filter(isOpenOrder))
    for (const line of objectsAt(order, "lines")) {
      if (line.itemId !== request.path.itemId || !isObject(line.options)) continue;
      const lost = Object.entries(line.options).find(
        ([code, answer]) => takes(before, code, answer) && !takes(kept, code, answer),
      );
      if (lost)
        refuseCall(
          call,
          "item-option-in-use",
          `${String(order.documentNumber)} uses the choice ${String(lost[1])} of ${lost[0]}.`,
        );
    }
}

/** Questions that the lines of orders answer. */
export const itemOptionRules: Rules = {
  "create-item": {
    after: (call) => {
      for (const item of madeBy(call, "/items"))
        call.world.store.put("/items", { ...item, hasOptions: false });
    },
  },
  "update-item-options": {
    refuses: ["item-option-in-use"],
    before: checkUsed,
    after: (call) => {
      for (const { after } of changesOf(call, root)) {
        const item = call.world.store.find(after.itemId)?.record;
        const hasOptions = objectsAt(after, "options").length > 0;
        if (item) call.world.store.put("/items", { ...item, hasOptions });
      }
    },
  },
};
