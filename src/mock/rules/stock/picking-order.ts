import type { JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import type { Goods } from "./movements";
import { settingAt } from "./settings";

/** Sorts goods of a location as pickers take them: lots that expire first, then the preferred bin. */
export function pickingOrder(goods: Goods | undefined, item: JsonObject, world: World): string {
  const { lotId, bin = null, locationId } = goods ?? {};
  const lot = lotId ? world.store.get("/lots", lotId) : undefined;
  const isPreferred = bin !== null && bin === settingAt(item, locationId, world)?.preferredBin;
  return `${String(lot?.expiresOn ?? "9999-12-31")} ${isPreferred ? 0 : 1} ${bin ?? "~"}`;
}
