import { firstBytes } from "../first-bytes";
import { mediaTypes } from "./file-kinds";
import { decoded } from "./internal-link";

/** Bytes of a segment: file systems allow 255, and names grow by extensions such as `.html.br`. */
const longestPart = 200;
/** Bytes of an address: with a path prefix, it must fit on a line of a host's redirect table. */
const longestAddress = 400;

const foreign = /[^\p{L}\p{M}\p{N}._~/-]/u;
const invisible = /[\p{C}\p{Z}]/u;
const fileEnding = new RegExp(`\\.(?:${Object.keys(mediaTypes).join("|")})$`, "i");

const bytes = (text: string) => Buffer.byteLength(text);

/** A character in a message: `"*"`, `U+000A`. */
function shown(character: string): string {
  if (!invisible.test(character)) return `"${character}"`;
  if (character === " ") return "a space";
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
}

function characterFaults(address: string): string[] {
  const found = [...new Set([...address].filter((character) => foreign.test(character)))];
  if (!found.length) return [];
  const some = found.slice(0, 5).map(shown).join(", ");
  return [
    `${some.charAt(0).toUpperCase()}${some.slice(1)} cannot stand in an address: it has letters, digits, ".", "_", "~", "-" and "/".`,
  ];
}

function partFaults(address: string): string[] {
  const parts = address.slice(1).split("/");
  const faults: string[] = [];
  if (parts.some((part) => part === "." || part === ".."))
    faults.push('"." and ".." lead to another folder.');
  else if (parts.some((part) => /^\.|\.$/.test(part)))
    faults.push("Hosts do not serve names that begin or end with a dot.");
  if (parts.includes("")) faults.push('A part of it is empty: "/" stands between two parts.');
  if (parts.some((part) => bytes(part) > longestPart) || bytes(address) > longestAddress)
    faults.push(
      `It is too long: a part may have ${longestPart} bytes, the whole ${longestAddress}.`,
    );
  return faults;
}

/** Why a text cannot be the address of a page, in sentences: the only definition, for content, configuration, and API. */
export function addressFaults(address: string): string[] {
  if (address === "/") return [];
  if (/^[/\\]{2}/.test(address))
    return ["It begins with two slashes: browsers take what follows for the name of a host."];
  if (!address.startsWith("/")) return ['It does not begin with "/".'];
  const ending = fileEnding.exec(address)?.[0];
  return [
    ...characterFaults(address),
    ...partFaults(address),
    ...(address === address.normalize("NFC")
      ? []
      : ["Its letters are taken apart (not in Unicode's form NFC): browsers ask for another one."]),
    ...(ending ? [`Hosts take it for a file, because it ends with "${ending}".`] : []),
  ];
}

function correctedPart(part: string): string {
  const plain = part
    .replace(new RegExp(foreign, "gu"), "-")
    .replace(/-+/g, "-")
    .replace(/^[.-]+|[.-]+$/g, "");
  return firstBytes(plain, longestPart);
}

/** The closest valid address, to paste. */
export function correctedAddress(address: string): string {
  const path = decoded(address.replace(/[?#].*$/s, ""))
    .normalize("NFC")
    .replace(/\\/g, "/");
  const parts = path.split("/").map(correctedPart).filter(Boolean);
  // The address above a name of which nothing is left, such as an emoji, is that of another page.
  if (/\/[^\p{ASCII}/]+$/u.test(path) && !correctedPart(path.replace(/.*\//s, "")))
    parts.push("page");
  while (bytes(`/${parts.join("/")}`) > longestAddress) parts.pop();
  const last = parts.at(-1);
  const ending = last === undefined ? undefined : fileEnding.exec(last)?.[0];
  if (last !== undefined && ending) {
    const name = last.slice(0, -ending.length);
    // Hosts drop .html and .md themselves; "node.js" is a name.
    const isPage = /^\.(?:html|md)$/i.test(ending);
    const kept = isPage ? correctedPart(name) : `${name}-${ending.slice(1)}`;
    parts.splice(-1, 1, ...(kept && kept !== "index" ? [kept] : []));
    return correctedAddress(`/${parts.join("/")}`);
  }
  return `/${parts.join("/") || "page"}`.normalize("NFC");
}
