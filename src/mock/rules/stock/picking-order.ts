import { textAt, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import type { Goods } from "./movements";
import { binAt, settingAt } from "./settings";

/** Bins to pick from come first, then reserves and parts beside work centers; other types are not proposed. */
const ranks: Readonly<Record<string, number>> = { pick: 0, bulk: 1, production: 2 };

/** What decides between goods in bins of one type: the expiry of the lot, or else the strategy of the location. */
function strategic(
  { lotId = null, bin = null, locationId }: Partial<Goods>,
  item: JsonObject,
  world: World,
): string {
  const lot = lotId ? world.store.get("/lots", lotId) : undefined;
  if (item.hasExpiry === true) return textAt(lot, "expiresOn") ?? "9999-12-31";
  const strategy = world.store.find(locationId)?.record.pickStrategy;
  if (strategy === "oldest") return textAt(lot, "receivedOn") ?? "9999-12-31";
  const isPreferred = bin !== null && bin === settingAt(item, locationId, world)?.preferredBin;
  return strategy === "preferred_bin" && isPreferred ? "0" : "1";
}

/** True for reserves that a location with strict expiry picks from like from other bins. */
const isReserveToo = (
  { locationId }: Partial<Goods>,
  { hasExpiry }: JsonObject,
  { store }: World,
  type: unknown,
): boolean =>
  type === "bulk" &&
  hasExpiry === true &&
  store.find(locationId)?.record.pickStrategy === "first_expired";

/** What goods of a location are sorted by as pickers take them: the type of the bin, what is strategic, and the walking order. */
export function pickingOrder(goods: Partial<Goods> = {}, item: JsonObject, world: World): string {
  const place = binAt(goods.locationId, goods.bin, world);
  const rank = isReserveToo(goods, item, world, place?.type)
    ? 0
    : (ranks[String(place?.type)] ?? 3);
  const walk = String(place?.pickSequence ?? 9_999_999).padStart(7, "0");
  return [rank, strategic(goods, item, world), walk, goods.bin ?? "~"].join(" ");
}
