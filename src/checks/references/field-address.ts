import { decoded } from "../../config/addresses/internal-link";
import { fieldStep } from "../../openapi/field-path";

/**
 * The address of a field on its operation's page: a place (`path`, `query`, `header`, `cookie`, `body`, `response-201`)
 * and names joined with dots. List items add nothing, map values are `*`, and a variant is `~` and its discriminator (or
 * number): `body.lines~goods.sku`.
 */
export interface FieldAddress {
  place: string;
  /** Decoded; a variant is a separate name that begins with `~`. */
  names: string[];
}

/** `lines~goods` -> `lines`, `~goods` */
function stepsOf(part: string): string[] {
  const [name = "", ...variants] = part.split("~");
  return [...(name ? [decoded(name)] : []), ...variants.map((variant) => `~${decoded(variant)}`)];
}

export function parseAddress(at: string): FieldAddress {
  const [place = "", ...names] = at.split(".").flatMap(stepsOf);
  return { place, names };
}

/** Encodes each name. */
export function formatAddress({ place, names }: FieldAddress): string {
  const step = (name: string) => {
    if (name === "*") return ".*";
    return name.startsWith("~") ? `~${fieldStep(name.slice(1))}` : `.${fieldStep(name)}`;
  };
  return place + names.map(step).join("");
}

/** What a page shows for an address: its names without place and variants. */
export function shownAddress(at: string): string {
  const { place, names } = parseAddress(at);
  return names.filter((name) => !name.startsWith("~")).join(".") || place;
}
