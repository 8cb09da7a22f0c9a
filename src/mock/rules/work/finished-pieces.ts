import { one } from "../../decimals";
import { textAt, textsAt, type JsonObject } from "../../../openapi/json";
import { refuseCall, refuseValues, type Call } from "../rule";
import { ensureLot } from "../stock/lots";
import { usualBin } from "../stock/one-lot";
import { pieceOf } from "../stock/serials";
import { settingAt } from "../stock/settings";

/** Year and week of a day, as serial numbers have them. */
function weekOf(day: string): { year: string; week: string } {
  const date = new Date(`${day}T00:00:00Z`);
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * 86_400_000);
  const start = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const week = Math.ceil(((thursday.getTime() - start) / 86_400_000 + 1) / 7);
  return {
    year: String(thursday.getUTCFullYear()).slice(2),
    week: String(week).padStart(2, "0"),
  };
}

/** The next serial numbers by the pattern of an item. */
function numbered(call: Call, item: JsonObject, count: number, day: string): string[] {
  const { year, week } = weekOf(day);
  const pattern = String(item.serialNumberPattern);
  const filled = pattern.replace("{YY}", year).replace("{WW}", week);
  const width = /\{(#+)\}/.exec(filled)?.[1]?.length ?? 4;
  const [before = "", after = ""] = filled.split(/\{#+\}/);
  const known = call.world.store
    .list("/serials")
    .filter(({ itemId }) => itemId === item.id)
    .map(({ serialNumber }) => Number(/(\d+)\D*$/.exec(String(serialNumber))?.[1] ?? 0));
  const last = Math.max(0, ...known);
  return Array.from(
    { length: count },
    (_, index) => `${before}${String(last + index + 1).padStart(width, "0")}${after}`,
  );
}

/** The serial numbers of new pieces: those that are given, or the next ones. Refuses numbers that exist. */
export function finishedPieces(
  call: Call,
  item: JsonObject,
  quantity: bigint,
  day: string,
  given = textsAt(call.body, "serialNumbers"),
): string[] {
  if (!String(item.tracking).includes("serial")) return [];
  const count = Number(quantity / one);
  if (!given.length && !item.serialNumberPattern)
    refuseValues(call, [
      ["/serialNumbers", `${String(item.sku)} has no pattern for serial numbers.`, "required"],
    ]);
  const pieces = given.length ? given : numbered(call, item, count, day);
  if (pieces.length !== count)
    refuseCall(
      call,
      "validation-failed",
      `${count} serial numbers are needed, but ${pieces.length} were sent.`,
      [{ pointer: "/serialNumbers", rule: "length", message: "There must be one for each piece." }],
    );
  const taken = pieces.find((piece) => pieceOf(call, item.id, piece));
  if (taken)
    refuseCall(call, "finished-serial-taken", `${String(item.sku)} ${taken} already exists.`);
  return pieces;
}

/** The lot that a call names for new pieces. */
export function finishedLot(call: Call, item: JsonObject, on: string): string | null {
  const isNamed = textAt(call.body, "lotNumber") !== undefined;
  return isNamed ? ensureLot(call, item, { lotNumber: call.body.lotNumber }, on) : null;
}

/** The bin for new pieces: the one that the call or what it completes names, or else the preferred bin of the item. */
export function finishedBin(
  call: Call,
  { locationId, ...made }: JsonObject,
  item: JsonObject,
  lotId: string | null,
): string | null {
  const preferred = textAt(settingAt(item, locationId, call.world), "preferredBin");
  return (
    textAt(call.body, "finishedBin") ??
    textAt(made, "finishedBin") ??
    usualBin({ item, locationId }, [preferred], [lotId ?? undefined], call)
  );
}
