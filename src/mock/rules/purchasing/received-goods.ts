import { isObject, type JsonObject, objectsAt, textAt, textsAt } from "../../../openapi/json";
import { divided, money, numberIn, quantity, sumOf, times } from "../../decimals";
import type { MockRecord } from "../../model";
import { homeOn, landedShares, type ReceivedGoods } from "./landed-shares";
import { homeCurrency, inHome } from "../money/ledger";
import { afterDiscount } from "../sales/order-discount";
import { ordered } from "./receiving-checks";
import type { Call } from "../rule";
import { hasStandardCost } from "./standard-costs";
import { unitMoney, usualCost } from "../stock/costs";
import { ensureLot } from "../stock/lots";
import { inBaseUnit } from "../stock/movements";
import { putIn, referenceTo, takePieces } from "../stock/moves";
import { usualBin } from "../stock/one-lot";
import { settingAt } from "../stock/settings";

/** A line with its base quantity and its cost, in the currency of the books. */
export function costed(line: JsonObject, receiving: MockRecord, call: Call): ReceivedGoods {
  const { world } = call;
  const item = world.store.find(line.itemId)?.record ?? {};
  const base = inBaseUnit(item, line.quantity, world);
  const { order } = ordered(call, line.purchaseOrderLineId);
  const price = times(numberIn(line.unitPrice), afterDiscount(order));
  const charged = money(times(numberIn(line.quantity), price), receiving.currency);
  const amount = inHome(numberIn(charged), {
    currency: receiving.currency,
    exchangeRate: receiving.exchangeRate ?? order?.exchangeRate,
  });
  const unitCost = unitMoney(divided(amount, base));
  const unit = isObject(line.quantity) ? line.quantity.unit : "";
  return {
    item,
    base,
    amount,
    line: {
      ...line,
      baseQuantity: quantity(base, item.baseUnit ?? unit),
      unitCost,
      landedUnitCost: unitCost,
      landedCost: money(0n, homeCurrency),
      quantityBilled: quantity(0n, unit),
      ...(isObject(line.unitPrice) && {
        unitPrice: { ...line.unitPrice, amount: unitMoney(price).amount },
        amount: charged,
      }),
    },
  };
}

/** Spreads landed costs over the lines, and adds them to what the goods cost. */
export function withLandedCosts(
  call: Call,
  lines: readonly ReceivedGoods[],
  receiving: MockRecord,
  on: string,
): { lines: ReceivedGoods[]; landed: bigint } {
  const shares = landedShares(call, lines, objectsAt(receiving, "landedCosts"), homeOn(call, on));
  return {
    landed: sumOf(shares, (share) => share),
    lines: lines.map((received, index) => {
      const share = shares[index] ?? 0n;
      const amount = received.amount + share;
      return {
        ...received,
        amount,
        line: {
          ...received.line,
          landedCost: money(share, homeCurrency),
          landedUnitCost: unitMoney(divided(amount, received.base)),
        },
      };
    }),
  };
}

/** The bin that the dock names; left out, the one that the item or the location has for arrivals. */
function binOf(
  given: JsonObject,
  place: { item: JsonObject; locationId: unknown },
  lotIds: readonly string[],
  call: Call,
): string | null {
  if ("bin" in given) return textAt(given, "bin") ?? null;
  const { item, locationId } = place;
  const location = call.world.store.find(locationId)?.record;
  const preferred = textAt(settingAt(item, locationId, call.world), "preferredBin");
  const bins = [preferred, textAt(location, "receivingBin")];
  return usualBin(place, bins, lotIds, call);
}

export function takeIn(
  { line, item, base, amount }: ReceivedGoods,
  given: JsonObject,
  receiving: MockRecord,
  on: string,
  call: Call,
): JsonObject {
  const unitCost = hasStandardCost(item) ? usualCost(item) : divided(amount, base);
  const move = {
    item,
    locationId: receiving.locationId,
    unitCost,
    document: referenceTo("receiving", receiving),
    on,
  };
  const lots = objectsAt(line, "lots").map((lot) => {
    const lotId = ensureLot(call, item, { ...lot, vendorId: receiving.vendorId }, on);
    const known = call.world.store.get("/lots", lotId);
    const expiresOn = known?.expiresOn ?? lot.expiresOn ?? null;
    const manufacturedOn = known?.manufacturedOn ?? lot.manufacturedOn ?? null;
    return { ...lot, expiresOn, manufacturedOn, lotId };
  });
  const unplaced = (lots as JsonObject[]).filter((lot) => !textAt(lot, "bin"));
  const bin = binOf(
    given,
    move,
    unplaced.map((lot) => String(lot.lotId)),
    call,
  );
  const serialNumbers = textsAt(given, "serialNumbers");
  for (const lot of lots as JsonObject[]) {
    const part = inBaseUnit(item, lot.quantity, call.world);
    putIn(call, {
      ...move,
      quantity: part,
      serialNumbers: takePieces(serialNumbers, part),
      bin: textAt(lot, "bin") ?? bin,
      lotId: String(lot.lotId),
    });
  }
  if (!lots.length && base > 0n) putIn(call, { ...move, quantity: base, bin, serialNumbers });
  return { ...line, bin, lots };
}
