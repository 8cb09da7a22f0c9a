import { textAt, textsAt, type JsonObject } from "../../../openapi/json";
import type { MockRecord } from "../../model";
import type { World } from "../../world";
import { movementsOf } from "../stock/movements";

/** What is followed: a lot of an item, or single pieces of it. */
export interface TraceSubject {
  itemId: string;
  lotId: string | null;
  /** Pieces; empty for a lot. */
  pieces: readonly string[];
}

/** True for something that can be followed further. */
export const isTracked = ({ lotId, pieces }: TraceSubject): boolean =>
  lotId !== null || pieces.length > 0;

export const keyOf = ({ itemId, lotId, pieces }: TraceSubject): string =>
  [itemId, lotId, ...pieces].join(" ");

/** The movements of a lot or of pieces. */
export const movementsFor = ({ itemId, lotId, pieces }: TraceSubject, world: World): MockRecord[] =>
  movementsOf(itemId, world).filter((movement) =>
    pieces.length
      ? textsAt(movement, "serialNumbers").some((piece) => pieces.includes(piece))
      : movement.lotId === lotId,
  );

/** What a movement is about, as far as it can be followed. */
export const subjectOf = (movement: JsonObject): TraceSubject => ({
  itemId: String(movement.itemId),
  lotId: textAt(movement, "lotId") ?? null,
  pieces: textsAt(movement, "serialNumbers"),
});
