import { child, children } from "../description";
import { problemAt } from "../problem-at";
import type { Rule } from "../rule";
import { propertiesOf } from "../schema-properties";
import { asRecord, asText } from "../shape";

const leftOut = /\b(left out|absent)\b[^.]* (if|for|unless) the user/i;

/** A property that is left out for some users is not required. */
export const leftOutFields: Rule = ({ description, inventory }) =>
  inventory.schemas.flatMap(({ place }) => {
    const required = children(child(place, "required"));
    if (!required.length) return [];
    const properties = new Map(propertiesOf(description, place));
    return required.flatMap(([, entry]) => {
      const property = properties.get(asText(entry.value));
      const text = asText(asRecord(property?.value).description);
      if (!leftOut.test(text)) return [];
      return [
        problemAt(description, entry, {
          code: "left-out-required",
          what: `${asText(entry.value)} is required, but left out for some users`,
          cause: "Programs with types made from the description fail when it is missing.",
          fix: "Take the name out of required.",
        }),
      ];
    });
  });
