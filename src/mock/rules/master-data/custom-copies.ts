import { objectAt, textsAt } from "../../../openapi/json";
import { forEach, type Call, type Rules } from "../rule";
import { kinds } from "./custom-values";

/** `/sales-orders` → `sales_order` */
const kindOf = (root: string) => root.slice(1).replace(/s$/, "").replaceAll("-", "_");

/** The field that names a record of a kind: `salesOrderId`. */
const idOf = (kind: unknown) =>
  `${String(kind).replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}Id`;

/** New documents take over values of the records that they name, where both kinds have the field. */
function copied({ world: { store } }: Call): void {
  const defined = store.list("/custom-fields").filter(({ status }) => status === "active");
  for (const { collection, before, after } of store.changes()) {
    if (before || !after) continue;
    const kind = kindOf(collection);
    const own = objectAt(after, "customFields");
    const taken = defined.flatMap(({ copiesTo, key, dataType, entityType }) => {
      const source = store.find(after[idOf(entityType)])?.record;
      const value = objectAt(source, "customFields")[String(key)];
      const isThere = defined.some(
        (one) => one.entityType === kind && one.key === key && one.dataType === dataType,
      );
      const isCopied = textsAt({ copiesTo }, "copiesTo").includes(kind) && isThere;
      return isCopied && value !== undefined ? [[String(key), value] as const] : [];
    });
    if (taken.length)
      store.put(collection, { ...after, customFields: { ...Object.fromEntries(taken), ...own } });
  }
}

/** What documents take over from the custom fields of others. */
export const customCopyRules: Rules = forEach(
  [
    ...kinds.map((kind) => `create-${kind}`),
    ...["ship-sales-order", "convert-estimate-to-sales-order"],
  ],
  { after: copied },
);
