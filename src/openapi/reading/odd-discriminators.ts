import { isObject } from "../json";

/** Deletes discriminators and mappings that are not objects: Redocly warns about them, then fails to bundle them. */
export function withoutOddDiscriminators(document: unknown): void {
  const found = new Set<unknown>([document]);
  // The Set grows while we iterate.
  for (const at of found) {
    if (typeof at !== "object" || at === null) continue;
    const { discriminator } = isObject(at) ? at : {};
    const isOdd = discriminator !== undefined && !isObject(discriminator);
    if (isOdd) Reflect.deleteProperty(at, "discriminator");
    if (isObject(discriminator) && !isObject(discriminator.mapping)) delete discriminator.mapping;
    for (const inner of Object.values(at)) if (typeof inner === "object") found.add(inner);
  }
}
