import { textAt } from "../../../openapi/json";
import { refuse } from "../../problems";
import type { World } from "../../world";
import { momentAt, today } from "../days";
import type { Call } from "../rule";
import { movementsKey } from "./movements";

/** The world as its movements and entries up to a day have left it, with the end of the day; undefined without `asOf`. */
export function pastOf({ request, world }: Call): { world: World; asOf: string } | undefined {
  const day = textAt(request.query, "asOf");
  if (!day) return undefined;
  const mistake =
    day > today(world)
      ? `It is after today (${today(world)}).`
      : request.query.updatedSince !== undefined
        ? "It cannot be combined with updatedSince."
        : undefined;
  if (mistake)
    refuse(400, "invalid-parameter", `asOf: ${mistake}`, [
      { parameter: "asOf", rule: "range", message: mistake },
    ]);
  const { store } = world;
  const dated = new Map([
    [movementsKey, "postedOn"],
    ["/journal-entries", "postingDate"],
  ]);
  const list: World["store"]["list"] = (root) => {
    const field = dated.get(root);
    return field ? store.list(root).filter((one) => String(one[field]) <= day) : store.list(root);
  };
  const [home] = store.list("/locations").filter(({ isDefault }) => isDefault === true);
  const place = store.find(request.query.locationId)?.record ?? home;
  const timeZone = textAt(place, "timeZone") ?? "UTC";
  return {
    world: { ...world, store: { ...store, list } },
    asOf: momentAt(day, "23:59:59", timeZone),
  };
}
