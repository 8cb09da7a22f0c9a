import { objectsAt, type JsonObject } from "../../openapi/json";
import type { MockRecord } from "../model";
import type { Call } from "./rule";
import { settingAt } from "./stock/settings";
import { goodsOf, inBaseUnit, isBlocked, sum } from "./stock/movements";

/** The preferred bin of an item, if it holds a quantity of it, of the lot that is named if one is. */
function binFor(line: JsonObject, locationId: unknown, { world }: Call): unknown {
  const item = world.store.find(line.itemId)?.record ?? {};
  const bin = settingAt(item, locationId, world)?.preferredBin;
  if (!bin) return null;
  const [lot] = objectsAt(line, "lots");
  const there = goodsOf(item.id, world).filter(
    (goods) =>
      goods.locationId === locationId &&
      goods.bin === bin &&
      !isBlocked(goods, world) &&
      (!lot || world.store.get("/lots", String(goods.lotId))?.lotNumber === lot.lotNumber),
  );
  return sum(there) >= inBaseUnit(item, line.quantity, world) ? bin : null;
}

/** A line with the bin to take it from, where nobody has named one; once it is picked, also those of a kit's components. */
export function withBins(line: JsonObject, shipment: MockRecord, call: Call): JsonObject {
  const { locationId, status } = shipment;
  const isNamed = (part: JsonObject) => part.bin || objectsAt(part, "picks").length > 0;
  const named = (part: JsonObject) =>
    isNamed(part) ? part : { ...part, bin: binFor(part, locationId, call) };
  const components = objectsAt(line, "components");
  if (!components.length) return named(line);
  return status === "draft" ? line : { ...line, components: components.map(named) };
}
