import type { JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import type { Goods } from "./movements";
import { settingAt } from "./settings";

/** What goods of a location are sorted by as pickers take them: the expiry of the lot, then whether the bin is preferred. */
export function pickingOrder(goods: Goods | undefined, item: JsonObject, world: World): string {
  const { lotId, bin = null, locationId } = goods ?? {};
  const lot = lotId ? world.store.get("/lots", lotId) : undefined;
  const isPreferred = bin !== null && bin === settingAt(item, locationId, world)?.preferredBin;
  return `${String(lot?.expiresOn ?? "9999-12-31")} ${isPreferred ? 0 : 1} ${bin ?? "~"}`;
}
