import type { JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import type { World } from "../../world";

/** The bin of a location that has a code. */
export const binAt = (
  locationId: unknown,
  code: unknown,
  { store }: World,
): MockRecord | undefined =>
  store.list("/bin-locations").find((bin) => bin.locationId === locationId && bin.code === code);

/** True for a bin that goods may be put into. */
export function isOpenBin(locationId: unknown, code: unknown, world: World): boolean {
  const bin = binAt(locationId, code, world);
  return bin !== undefined && bin.status !== "inactive";
}

/** The settings of an item at a location: preferred bin, reorder point. */
export const settingAt = (
  item: JsonObject,
  locationId: unknown,
  { store }: World,
): MockRecord | undefined =>
  store
    .list("/stock-settings")
    .find((one) => one.itemId === item.id && one.locationId === locationId);
