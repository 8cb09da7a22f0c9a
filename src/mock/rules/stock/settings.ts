import type { JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import type { World } from "../../world";

/** True for a bin that goods may be put into. */
export const isOpenBin = (locationId: unknown, code: unknown, { store }: World): boolean =>
  store
    .list("/bin-locations")
    .some((bin) => bin.locationId === locationId && bin.code === code && bin.status !== "inactive");

/** The settings of an item at a location: preferred bin, reorder point. */
export const settingAt = (
  item: JsonObject,
  locationId: unknown,
  { store }: World,
): MockRecord | undefined =>
  store
    .list("/stock-settings")
    .find((one) => one.itemId === item.id && one.locationId === locationId);
