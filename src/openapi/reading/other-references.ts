import {
  isMappingRef,
  YamlParseError,
  type LocationObject,
  type Oas3Rule,
  type UserContext,
} from "@redocly/openapi-core";
import { isObject } from "../json";

/** What else is read because an author names it, and Redocly's rule of unresolved references leaves out. */
export const otherReferences: Oas3Rule = () => {
  const check = (
    reference: unknown,
    at: LocationObject,
    { resolve, report }: Pick<UserContext, "resolve" | "report">,
  ) => {
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
        // Of a part of the description the whole file may be meant, of the description never.
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
