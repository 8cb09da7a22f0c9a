import {
  isMappingRef,
  YamlParseError,
  type LocationObject,
  type Oas3Rule,
  type UserContext,
} from "@redocly/openapi-core";
import { isObject } from "../json";

/** Checks references that Redocly reads but its rule `no-unresolved-refs` leaves out. */
export const otherReferences: Oas3Rule = () => {
  const check = (reference: unknown, at: LocationObject, { resolve, report }: UserContext) => {
    if (typeof reference !== "string") return;
    const { node, error } = resolve({ $ref: reference });
    if (node !== undefined) return;
    if (!(error instanceof YamlParseError)) report({ message: "Can't resolve $ref", location: at });
    else
      report({
        message: `Failed to parse: ${error.message}`,
        location: { source: error.source, pointer: undefined, start: error },
      });
  };
  return {
    ref: {
      leave(_, { report, location }, { node, location: target }) {
        // A reference may mean a whole file, but never the whole description.
        if (target?.pointer === "#/" && isObject(node) && "openapi" in node)
          report({ message: "Can't resolve $ref", location });
      },
    },
    Example(example, context) {
      check(example.externalValue, context.location.child("externalValue"), context);
    },
    DiscriminatorMapping(mapping, context) {
      for (const [name, reference] of Object.entries(mapping))
        if (isMappingRef(reference)) check(reference, context.location.child(name), context);
    },
  };
};
