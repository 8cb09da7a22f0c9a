import { textAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one, plainText } from "../../decimals";
import type { World } from "../../world";
import type { Call } from "../rule";

/** Key of the clocks that run at operations, among the records. */
const clocksKey = "running-clocks";

const clockId = ({ id }: JsonObject) => `clock ${String(id)}`;

/** The moment that a report is about: that of a start or a scan, or now. */
const momentIn = ({ body, world }: Call): string =>
  textAt(body, "startedAt") ?? textAt(body, "scannedAt") ?? world.time();

/** Starts the clock of an operation for the employee whom the call names. */
export function startClock(call: Call, operation: JsonObject): JsonObject {
  const since = momentIn(call);
  call.world.store.put(clocksKey, { id: clockId(operation), since });
  const operatorIds = [textAt(call.body, "operatorId")].filter((id) => id !== undefined);
  return { ...operation, operatorIds, startedAt: operation.startedAt ?? since };
}

/** True for an operation whose clock runs. */
export const isClocked = (operation: JsonObject, { store }: World): boolean =>
  store.get(clocksKey, clockId(operation)) !== undefined;

/** Stops the clock of an operation; its minutes count unless the call names others. */
export function stopClock(call: Call, operation: JsonObject): JsonObject {
  const { store } = call.world;
  const clock = store.get(clocksKey, clockId(operation));
  const stopped = { ...operation, operatorIds: [] };
  if (!clock) return stopped;
  store.remove(clocksKey, clockId(operation));
  if ("minutes" in call.body) return stopped;
  const seconds = (Date.parse(momentIn(call)) - Date.parse(String(clock.since))) / 1000;
  const hundredths = BigInt(Math.max(0, Math.round(seconds / 0.6)));
  const sum = numberIn(operation.reportedMinutes) + (hundredths * one) / 100n;
  return { ...stopped, reportedMinutes: plainText(sum) };
}
