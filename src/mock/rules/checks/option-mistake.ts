import { objectsAt, type JsonObject } from "../../../openapi/json";
import { numberIn } from "../../decimals";
import type { World } from "../../world";

/** Why an answer does not fit the options of an item; undefined if it does. */
function mistakeIn(options: readonly JsonObject[], code: string, answer: unknown) {
  const option = options.find((one) => one.code === code);
  if (!option) return `There is no option ${code}.`;
  const { inputType, minimum, maximum, step, maxLength } = option;
  const [least, most, distance] = [minimum, maximum, step].map(numberIn);
  const number = numberIn(answer);
  const isFit =
    inputType === "choice"
      ? objectsAt(option, "choices").some((choice) => choice.code === answer)
      : inputType === "number"
        ? number >= (least ?? 0n) &&
          number <= (most ?? 0n) &&
          (!distance || (number - (least ?? 0n)) % distance === 0n)
        : typeof answer === "string" && answer.length <= Number(maxLength);
  return isFit ? undefined : `${String(answer)} is not a choice of ${String(option.name)}.`;
}

/** The first answer that does not fit the options of an item, and why. */
export function optionMistake(item: JsonObject, given: JsonObject, { store }: World) {
  const known = objectsAt(store.get("/items/{itemId}/options", String(item.id)), "options");
  for (const [code, answer] of Object.entries(given)) {
    const message = mistakeIn(known, code, answer);
    if (message) return { code, message };
  }
  return undefined;
}
