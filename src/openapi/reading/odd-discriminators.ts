import { isObject } from "../json";

/** Deletes discriminators and mappings that are not objects: Redocly warns about them, then fails to bundle them. */
export function withoutOddDiscriminators(document: unknown): void {
  const left: unknown[] = [document];
  const seen = new Set<unknown>();
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (typeof at !== "object" || at === null || seen.has(at)) continue;
    seen.add(at);
    const { discriminator } = isObject(at) ? at : {};
    const isOdd = discriminator !== undefined && !isObject(discriminator);
    if (isOdd) Reflect.deleteProperty(at, "discriminator");
    if (isObject(discriminator) && !isObject(discriminator.mapping)) delete discriminator.mapping;
    for (const inner of Object.values(at)) if (typeof inner === "object") left.push(inner);
  }
}
