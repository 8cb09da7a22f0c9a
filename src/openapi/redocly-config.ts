import {
  createConfig,
  type Config,
  type LocationObject,
  type Oas3Rule,
} from "@redocly/openapi-core";
import { contradictions, type Contradiction } from "./contradictions/collect-contradictions";
import { isObject } from "./json";
import { otherReferences } from "./reading/other-references";

/** Locations in the author's files, which bundling loses. */
interface CollectedPlaces {
  /** By `GET /items`: location of the operationId, or of the method. */
  operations: Map<string, LocationObject>;
  /** First location of each description text. */
  descriptions: Map<string, LocationObject>;
  /** By tag name: location of the tag's overview, or of the tag. */
  tags: Map<string, LocationObject>;
  /** By the object with the `$ref`, which bundling keeps. */
  references: WeakMap<object, LocationObject>;
  /** By the object, which bundling keeps. */
  securityRequirements: WeakMap<object, LocationObject>;
  contradictions: Contradiction[];
}

function collector(places: CollectedPlaces): Oas3Rule {
  const note = (map: Map<string, LocationObject>, key: string, location: LocationObject) => {
    if (!map.has(key)) map.set(key, location);
  };
  return () => {
    let route = "";
    return {
      ref(node, { location }) {
        places.references.set(node, location);
      },
      any(node: unknown, { location }) {
        if (isObject(node) && typeof node.description === "string")
          note(places.descriptions, node.description.trim(), location.child("description"));
      },
      SecurityRequirement(requirement, { location }) {
        places.securityRequirements.set(requirement, location);
      },
      PathItem(_, { key }) {
        route = String(key);
      },
      Operation(operation, { key, location }) {
        const place = operation.operationId ? location.child("operationId") : location.key();
        note(places.operations, `${String(key).toUpperCase()} ${route}`, place);
      },
      Tag(tag, { location }) {
        if (typeof tag.name !== "string") return;
        const place = "x-overview" in tag ? location.child("x-overview").key() : location;
        note(places.tags, tag.name, place);
      },
    };
  };
}

/** Rules about what is wrong in any description: what they find is never a matter of taste. */
export const plainRules = [
  "no-duplicated-enum-values",
  "no-duplicated-tag-names",
  "no-identical-paths",
  "no-required-schema-properties-undefined",
  "no-schema-type-mismatch",
  "no-server-variables-empty-enum",
  "no-undefined-server-variable",
  "operation-parameters-unique",
  "path-not-include-query",
  "security-scopes-defined",
];

/** Redocly with what a site needs: checks of structure and references, a rule that collects locations, and its own `rules`. */
export async function makeConfig(
  rules: readonly string[] = plainRules,
): Promise<{ config: Config; places: CollectedPlaces }> {
  const places: CollectedPlaces = {
    operations: new Map(),
    descriptions: new Map(),
    tags: new Map(),
    references: new WeakMap(),
    securityRequirements: new WeakMap(),
    contradictions: [],
  };
  const config = await createConfig({
    plugins: [
      {
        id: "site",
        rules: {
          oas3: {
            places: collector(places),
            references: otherReferences,
            contradictions: contradictions(places.contradictions),
          },
        },
      },
    ],
    rules: {
      ...Object.fromEntries(rules.map((rule) => [rule, "warn" as const])),
      struct: "warn",
      "no-unresolved-refs": "error",
      "site/references": "error",
      "site/places": "warn",
      "site/contradictions": "warn",
    },
  });
  return { config, places };
}
