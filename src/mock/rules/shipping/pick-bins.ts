import { objectsAt, textsAt, type JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import type { Call } from "../rule";
import { settingAt } from "../stock/settings";
import { goodsAt, inBaseUnit, isBlocked, sum } from "../stock/movements";

/** The preferred bin of an item, if what is wanted is there: the quantity, of the lots and with the pieces that are named. */
function binFor(line: JsonObject, locationId: unknown, { world }: Call): unknown {
  const item = world.store.find(line.itemId)?.record ?? {};
  const bin = settingAt(item, locationId, world)?.preferredBin;
  if (!bin) return null;
  const there = goodsAt(item, locationId, world).filter(
    (goods) => goods.bin === bin && !isBlocked(goods, world),
  );
  const numberOf = (lotId: string | null) => world.store.get("/lots", String(lotId))?.lotNumber;
  const lots = objectsAt(line, "lots");
  const isThere = (lots.length ? lots : [line]).every(({ lotNumber, quantity }) => {
    const fitting = there.filter(({ lotId }) => !lots.length || numberOf(lotId) === lotNumber);
    return sum(fitting) >= inBaseUnit(item, quantity, world);
  });
  const pieces = there.flatMap(({ serialNumbers }) => serialNumbers);
  const hasPieces = textsAt(line, "serialNumbers").every((piece) => pieces.includes(piece));
  return isThere && hasPieces ? bin : null;
}

/** True for a line of which a request names lots or pieces, but no bin: they may lie elsewhere. */
const isNamedAnew = ({ id }: JsonObject, { body }: Call) =>
  objectsAt(body, "lines").some(
    (row) => row.id === id && !("bin" in row) && ("lots" in row || "serialNumbers" in row),
  );

/** A line with the bin to take it from, where nobody has named one; once it is picked, also those of a kit's components. */
export function withBins(line: JsonObject, shipment: MockRecord, call: Call): JsonObject {
  const { locationId, status } = shipment;
  const named = (part: JsonObject) =>
    (part.bin && !isNamedAnew(part, call)) || objectsAt(part, "picks").length
      ? part
      : { ...part, bin: binFor(part, locationId, call) };
  const components = objectsAt(line, "components");
  if (!components.length) return named(line);
  return status === "draft" ? line : { ...line, components: components.map(named) };
}
