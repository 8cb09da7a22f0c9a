import { linkFault, linkRules } from "./addresses/link-address";
import { mapTexts } from "./map-texts";

const mark = "{marketing}";
const stand = "https://www.example.com";

/** Replaces `{marketing}` at the start of any text of the configuration. */
export function expandMarketing(value: unknown, address: unknown): unknown {
  if (typeof address !== "string") return value;
  // An invalid address is one problem, not one for each link that begins with it.
  const base = linkFault(address, linkRules.web) ? stand : address.replace(/\/+$/, "");
  return mapTexts(value, (text) => (text.startsWith(mark) ? base + text.slice(mark.length) : text));
}
