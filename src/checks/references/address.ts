import { fieldStep } from "../../openapi/field-path";

/**
 * The address of a field on the page of its operation: the place (`path`, `query`, `header`, `cookie`, `body`,
 * `response-201`), then names joined by dots. Items of a list add nothing, values of a map are `*`, a kind of a
 * choice is `~` and its discriminator's value (or its number) behind the name: `body.lines~goods.sku`.
 */
export interface FieldAddress {
  place: string;
  /** Decoded; a kind is a step of its own that begins with `~`. */
  names: string[];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `lines~goods` as `lines` and `~goods`. */
function stepsOf(part: string): string[] {
  const [name = "", ...kinds] = part.split("~");
  return [...(name ? [decode(name)] : []), ...kinds.map((kind) => `~${decode(kind)}`)];
}

/** Takes an address apart. */
export function parseAddress(at: string): FieldAddress {
  const [place = "", ...names] = at.split(".").flatMap(stepsOf);
  return { place, names };
}

/** The text of an address, each name encoded. */
export function formatAddress({ place, names }: FieldAddress): string {
  const step = (name: string) => {
    if (name === "*") return ".*";
    return name.startsWith("~") ? `~${fieldStep(name.slice(1))}` : `.${fieldStep(name)}`;
  };
  return place + names.map(step).join("");
}

/** What a page shows for an address: the names without the place, kinds left out. */
export function shownAddress(at: string): string {
  const { place, names } = parseAddress(at);
  return names.filter((name) => !name.startsWith("~")).join(".") || place;
}
