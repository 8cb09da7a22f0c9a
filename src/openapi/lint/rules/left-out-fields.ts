import { child, children, resolve } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { propertiesOf } from "../schema-properties";
import { asRecord, asText } from "../shape";

/** True for the description of a field that not all users get. */
export const isLeftOut = (text: string): boolean =>
  /\b(left out|absent)\b[^.]* (if|for|unless) the user/i.test(text);

/** A property that is left out for some users is not required. */
export const leftOutFields: LintRule = ({ description, inventory }) =>
  inventory.schemas.flatMap(({ place }) => {
    const required = children(child(place, "required"));
    if (!required.length) return [];
    const properties = new Map(propertiesOf(description, place));
    return required.flatMap(([, entry]) => {
      const property = properties.get(asText(entry.value));
      const described = property && [property, resolve(description, property)];
      const texts = described?.map(({ value }) => asText(asRecord(value).description)) ?? [];
      if (!texts.some(isLeftOut)) return [];
      return problemAt(description, entry, {
        code: "left-out-required",
        what: `${asText(entry.value)} is required, but left out for some users`,
        cause: "Programs with types made from the description fail when it is missing.",
        fix: "Take the name out of required.",
      });
    });
  });
