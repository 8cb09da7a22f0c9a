import { textsAt, type JsonObject } from "../../../openapi/json";
import type { World } from "../../world";
import { isBetween } from "../days";

/** True for a postal code in a list such as `89002`, `89101-89199`. */
export function isIn(postalCode: string, ranges: readonly string[]): boolean {
  if (!ranges.length) return true;
  return ranges.some((range) => {
    const [from = "", to = from] = range.split("-");
    return postalCode >= from && postalCode.slice(0, to.length) <= to;
  });
}

/** True for a rate of a region, or of the whole country. */
export const holdsIn = (rate: JsonObject, region: unknown): boolean =>
  rate.region === null || rate.region === region;

/** A rate is charged in its own period and that of a registration that has its number. */
export function isCharged(rate: JsonObject, day: string, world: World): boolean {
  const { registrationNumber, registeredFrom, registeredUntil } =
    world.store.find(rate.taxAgencyId)?.record ?? {};
  return (
    Boolean(registrationNumber) &&
    isBetween(day, registeredFrom, registeredUntil) &&
    isBetween(day, rate.validFrom, rate.validUntil)
  );
}

/** True for a rate at a postal code; one with postal codes wins over one of the same agency without. */
export function holdsAt(rate: JsonObject, postalCode: string, rates: readonly JsonObject[]) {
  const codes = textsAt(rate, "postalCodes");
  if (codes.length) return isIn(postalCode, codes);
  const taxed = textsAt(rate, "taxCodeIds");
  return !rates.some(
    (other) =>
      other.taxAgencyId === rate.taxAgencyId &&
      textsAt(other, "postalCodes").length > 0 &&
      isIn(postalCode, textsAt(other, "postalCodes")) &&
      textsAt(other, "taxCodeIds").some((id) => taxed.includes(id)),
  );
}
