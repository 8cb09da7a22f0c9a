import type { JsonObject } from "../../../openapi/json";
import { forEach, type Call, type Rules } from "../rule";

/** The customers of a sales rep, as of now. */
const counted = ({ id, customerCount }: JsonObject, { world }: Call): JsonObject =>
  customerCount === undefined
    ? {}
    : {
        customerCount: world.store
          .list("/customers")
          .filter(({ salesRepId, status }) => salesRepId === id && status !== "merged").length,
      };

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

/** What sales reps and channels show of others, which leaves their versions alone. */
export const followerRules: Rules = {
  ...forEach(["get-sales-reps", "get-sales-rep", "update-sales-rep"], { shows: counted }),
  ...forEach(["get-external-channels", "get-external-channel", "update-external-channel"], {
    shows: lastOrder,
  }),
};
