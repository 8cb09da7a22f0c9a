import { objectAt, type JsonObject } from "../../../openapi/json";
import { label } from "../../label";
import type { World } from "../../world";
import type { ValueMistake } from "../rule";
import { convertsTo } from "./movements";
import { when } from "../checks/field-checks";

/** The mistake of a quantity in a unit to which its item does not convert; `at` is the pointer of the quantity or of its unit. */
export function unitMistakes(
  item: JsonObject | undefined,
  quantity: unknown,
  at: string,
  world: World,
): ValueMistake[] {
  const { unit } = objectAt({ quantity }, "quantity");
  const isStrange = item && unit !== undefined && !convertsTo(item, unit, world);
  return when(isStrange, at, `${label(item)} does not convert to ${String(unit)}.`, "unit");
}
