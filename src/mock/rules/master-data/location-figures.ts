import { objectAt, type JsonObject } from "../../../openapi/json";
import { money } from "../../decimals";
import { homeCurrency } from "../money/ledger";
import { forEach, type Call, type Rules } from "../rule";
import { stockValue } from "../stock/costs";

/** What is counted of a location when it is read: its bins in use, and what its stock is worth if `fields` asks for that. */
function figures({ id }: JsonObject, { request, world }: Call): JsonObject {
  const { store } = world;
  const bins = store
    .list("/bin-locations")
    .filter(({ locationId, status }) => locationId === id && status === "active");
  const { fields } = request.query;
  const asksValue = Array.isArray(fields) && fields.includes("inventoryValue");
  const value = () =>
    store.list("/items").reduce((total, item) => total + stockValue(item, id, world), 0n);
  return {
    binCount: bins.length,
    ...(asksValue && { inventoryValue: money(value(), homeCurrency) }),
  };
}

/** Figures of locations that follow from other records. */
export const locationFigureRules: Rules = {
  ...forEach(["get-location", "get-locations", "create-location", "update-location"], {
    shows: figures,
  }),
  "merge-location": {
    shows: (result, call) => {
      const location = objectAt(result, "location");
      return { location: { ...location, ...figures(location, call) } };
    },
  },
};
