import { objectsAt, textAt, type JsonObject } from "../../../openapi/json";
import { divided, numberIn, one, times } from "../../decimals";
import type { World } from "../../world";
import { addDays } from "../days";
import { capacity } from "./capacity";

/**
 * The day on which an order has to start: counted back from its due date, with the planned minutes, queues, and moves of
 * its operations in the shifts of one station each. Work centers without shifts take their lead time.
 */
export function startOf(order: JsonObject, { store }: World): string | null {
  const due = textAt(order, "dueDate");
  if (!due) return null;
  let day = due;
  // The part of the day that is left, of 1.
  let left = one;
  for (const operation of objectsAt(order, "operations").reverse()) {
    const center = { ...store.find(operation.workCenterId)?.record, stations: 1 } as JsonObject;
    if (!objectsAt(center, "shifts").length) {
      day = addDays(day, -Number(center.leadTimeDays ?? 0));
      continue;
    }
    const move = store.find(operation.routingOperationId)?.holder.moveMinutes;
    let minutes =
      numberIn(operation.plannedMinutes) + numberIn(center.queueMinutes) + numberIn(move);
    while (minutes > 0n) {
      const offered = capacity(center, day, day);
      const free = times(offered, left);
      if (free >= minutes) {
        left -= divided(minutes, offered);
        break;
      }
      minutes -= free;
      day = addDays(day, -1);
      left = one;
    }
  }
  return day;
}
