import { percentEncoded } from "./percent-encoded";

/**
 * Addresses of fields on an operation's page: `body.lines.quantity`, `query.cursor`, `response-200.data.status`.
 * Names are joined by dots; array items add nothing, map values are `*`, a variant is `~` and its label.
 */

const encoded = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/** A name as one step of an address; everything but letters, digits, `_`, and `-` is percent-encoded. */
export function fieldStep(name: string): string {
  return percentEncoded(name).replace(/[.!~*'()]/g, encoded);
}

/** The address of a property. */
export function propertyPath(parent: string, name: string): string {
  return `${parent}.${fieldStep(name)}`;
}

/** The address of a map's values. */
export const mapValuePath = (parent: string) => `${parent}.*`;

/** The address of one choice; `label` is the discriminator's value or a number. */
export const variantPath = (parent: string, label: string) => `${parent}~${fieldStep(label)}`;

/** The address at which a body's fields begin; the first media type adds nothing. */
export function bodyRoot(root: string, mediaType: string, index: number): string {
  return index === 0 ? root : variantPath(root, mediaType);
}
