import { textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { numberIn, one, plainText } from "../../decimals";
import type { World } from "../../world";
import type { Call } from "../rule";

/** Key of the clocks that run at operations, among the records. */
const clocksKey = "running-clocks";

const clockId = ({ id }: JsonObject, operatorId: string) => `clock ${String(id)} ${operatorId}`;

/** The moment that a report is about: that of a start or a scan, or now. */
export const momentIn = ({ body, world }: Call): string =>
  textAt(body, "startedAt") ?? textAt(body, "scannedAt") ?? world.time();

/** Starts the clock of the employee whom the call names, beside those that run; without an employee, no clock runs. */
export function startClock(call: Call, operation: JsonObject): JsonObject {
  const since = momentIn(call);
  const operatorId = textAt(call.body, "operatorId");
  const startedAt = operation.startedAt ?? since;
  const running = textsAt(operation, "operatorIds");
  if (!operatorId || running.includes(operatorId)) return { ...operation, startedAt };
  call.world.store.put(clocksKey, { id: clockId(operation, operatorId), since });
  return { ...operation, operatorIds: [...running, operatorId], startedAt };
}

/** True for an operation at which a clock runs. */
export const isClocked = (operation: JsonObject, { store }: World): boolean =>
  textsAt(operation, "operatorIds").some((id) => store.get(clocksKey, clockId(operation, id)));

/** Stops the clock of one employee at an operation, or all; the minutes count unless the call names others. */
export function stopClock(
  call: Call,
  operation: JsonObject,
  stopped = textsAt(operation, "operatorIds"),
): JsonObject {
  const { store } = call.world;
  let minutes = 0n;
  for (const operatorId of stopped) {
    const clock = store.get(clocksKey, clockId(operation, operatorId));
    if (!clock) continue;
    store.remove(clocksKey, clockId(operation, operatorId));
    const seconds = (Date.parse(momentIn(call)) - Date.parse(String(clock.since))) / 1000;
    minutes += (BigInt(Math.max(0, Math.round(seconds / 0.6))) * one) / 100n;
  }
  const operatorIds = textsAt(operation, "operatorIds").filter((id) => !stopped.includes(id));
  const isNamed = "minutes" in call.body;
  const sum = numberIn(operation.reportedMinutes) + (isNamed ? 0n : minutes);
  return { ...operation, operatorIds, reportedMinutes: plainText(sum) };
}
