import { objectsAt } from "../../../openapi/json";
import { mayRefuse, refuseValues, type Call } from "../rule";
import type { Move } from "./moves";
import { goodsAt } from "./movements";
import { binAt, isOpenBin } from "./settings";

type Place = Pick<Move, "item" | "locationId" | "bin" | "lotId">;

/** True if goods would share a bin with another lot of their item, and the bin is for one lot. */
function mixesLots({ item, locationId, bin, lotId }: Place, { world }: Call): boolean {
  if (!lotId || binAt(locationId, bin, world)?.allowsMixedLots !== false) return false;
  return goodsAt(item, locationId, world).some(
    (goods) => goods.bin === bin && goods.lotId !== null && goods.lotId !== lotId,
  );
}

/** The first of some bins that is in use and takes the lots of an item: where they go if no bin is named. */
export function usualBin(
  { item, locationId }: Place,
  bins: readonly (string | undefined)[],
  lotIds: readonly (string | undefined)[],
  call: Call,
): string | null {
  const lots = [...new Set(lotIds)];
  const takes = (bin: string) => {
    const isForOne = binAt(locationId, bin, call.world)?.allowsMixedLots === false;
    return (
      isOpenBin(locationId, bin, call.world) &&
      !(isForOne && lots.length > 1) &&
      !lots.some((lotId) => mixesLots({ item, locationId, bin, lotId }, call))
    );
  };
  return bins.find((bin) => bin && takes(bin)) ?? null;
}

/** Refuses a second lot in a bin for one; what is undone goes back where it was. */
export function checkOneLot(move: Move, call: Call): void {
  const { method, id } = call.request.operation;
  const isNew = !move.isReturn && method !== "DELETE" && !id.startsWith("merge-");
  if (!isNew || !mayRefuse(call, "validation-failed") || !mixesLots(move, call)) return;
  const { bin } = move;
  const index = objectsAt(call.body, "lines").findIndex(
    (line) =>
      line.bin === bin ||
      line.toBin === bin ||
      objectsAt(line, "lots").some((lot) => lot.bin === bin),
  );
  const pointer = index < 0 ? "/bin" : `/lines/${index}/bin`;
  refuseValues(call, [[pointer, `Bin ${String(bin)} can hold only one lot of an item.`, "state"]]);
}
