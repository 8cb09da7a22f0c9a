import type { JsonObject } from "../../../openapi/json";
import { forEach, type Call, type Rule, type Rules } from "../rule";

/** The customers that name a record in a field, as of now. */
const counted =
  (field: string) =>
  ({ id, customerCount }: JsonObject, { world }: Call): JsonObject =>
    customerCount === undefined
      ? {}
      : {
          customerCount: world.store
            .list("/customers")
            .filter((one) => one[field] === id && one.status !== "merged").length,
        };

/** The people of a department, without those who have left, as of now. */
function staff({ id, employeeCount }: JsonObject, { world }: Call): JsonObject {
  const people = world.store
    .list("/employees")
    .filter(({ departmentId, status }) => departmentId === id && status !== "left");
  return employeeCount === undefined ? {} : { employeeCount: people.length };
}

/** When the last order of a channel came in, as of now. */
function lastOrder({ id, lastOrderAt }: JsonObject, { world }: Call): JsonObject {
  if (lastOrderAt === undefined) return {};
  const moments = world.store
    .list("/sales-orders")
    .filter(({ externalChannelId }) => externalChannelId === id)
    .map(({ createdAt }) => String(createdAt));
  const last = [...moments, ...(lastOrderAt ? [String(lastOrderAt)] : [])].sort().at(-1);
  return { lastOrderAt: last ?? null };
}

/** Shows fields with the records of a kind, such as `sales-rep`. */
const shownWith = (kind: string, shows: Rule["shows"]): Rules =>
  forEach([`get-${kind}s`, `get-${kind}`, `update-${kind}`], { shows });

/** What sales reps, customer types, departments, and channels show of others, which leaves their versions alone. */
export const followerRules: Rules = {
  ...shownWith("sales-rep", counted("salesRepId")),
  ...shownWith("customer-type", counted("customerTypeId")),
  ...shownWith("department", staff),
  ...shownWith("external-channel", lastOrder),
};
