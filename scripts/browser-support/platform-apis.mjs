import { child, compatData as data } from "./compat-data.mjs";
import { isInTwoEngines, lackOf } from "./support.mjs";

/**
 * @typedef {import("@mdn/browser-compat-data").Identifier} Identifier
 * @typedef {import("./support.mjs").Floors} Floors
 * @typedef {import("./support.mjs").Lack} Lack
 */

const builtins = /** @type {Identifier} */ (data.javascript.builtins);
const api = /** @type {Identifier} */ (data.api);

/** Interfaces of TypeScript's libraries that have other names in MDN's data. */
const otherNames = /** @type {Record<string, string>} */ ({
  IteratorObject: "Iterator",
  Generator: "Iterator",
  CallableFunction: "Function",
  NewableFunction: "Function",
  console: "console",
});

/** @param {string} owner */
const isStatic = (owner) => owner.startsWith("typeof ");

/** Names of an interface in MDN's data. @param {string} owner in TypeScript @returns {string[]} */
export function namesOf(owner) {
  const plain = owner.replace(/^typeof |^Readonly(?=[A-Z])|(?<=[a-z])Constructor$/g, "");
  const name = otherNames[plain] ?? plain;
  if (/^(?:Array|Map|Set|String|RegExpString|Builtin)Iterator$/.test(name)) return ["Iterator"];
  return /^(?:Big)?(?:Uint|Int|Float)\d+(?:Clamped)?Array$/.test(name)
    ? [name, "TypedArray"]
    : [name];
}

/**
 * The data about a member, of the first owner that has an entry.
 * @param {readonly string[]} owners from `ownersOf` @param {string} member
 * @returns {Identifier | undefined}
 */
export function memberEntry(owners, member) {
  const entries = owners.flatMap((owner) => {
    const keys = [member, `${member}_static`];
    if (isStatic(owner)) keys.reverse();
    return namesOf(owner)
      .flatMap((name) => [
        child(builtins, name),
        child(child(builtins, "Intl"), name),
        child(api, name),
      ])
      .flatMap((place) => keys.map((key) => child(place, key)));
  });
  return entries.find((entry) => entry?.__compat);
}

/** The data about a global name: `structuredClone`, `Intl`. @param {string} name @returns {Identifier | undefined} */
export function globalEntry(name) {
  const places = [builtins, api, child(api, "Window"), child(api, "WorkerGlobalScope")];
  return places.map((place) => child(place, name)).find((entry) => entry?.__compat);
}

/** The data about `new X()`. @param {string} name @returns {Identifier | undefined} */
export function constructorEntry(name) {
  return memberEntry([name], name) ?? globalEntry(name);
}

/** The data about an event; many bubble up to the window. @param {readonly string[]} owners @param {string} event */
export const eventEntry = (owners, event) =>
  memberEntry(
    [...owners, ...(owners.includes("Window") ? ["Document", "Element"] : [])],
    `${event}_event`,
  );

/**
 * The data about an option of a function.
 * @param {Identifier} entry @param {string} option @returns {Identifier | undefined}
 */
export function optionEntry(entry, option) {
  const keys = [`options_${option}_parameter`, `${option}_option`, `${option}_parameter`, option];
  for (const [key, inner] of Object.entries(entry)) {
    if (key === "__compat") continue;
    const below = /** @type {Identifier} */ (inner);
    const found = keys.includes(key) ? below : optionEntry(below, option);
    if (found) return found;
  }
  return undefined;
}

/** True if the oldest browsers lack the whole interface. @param {string} owner @param {Floors} floors */
export const isNewInterface = (owner, floors) =>
  [child(api, owner), child(child(builtins, "Intl"), owner)].some((one) =>
    lackOf(one?.__compat, floors),
  );

/** The data about all members by name, whoever has them. @returns {Map<string, Identifier[]>} */
function readMembers() {
  const members = new Map();
  for (const place of [builtins, child(builtins, "Intl"), api])
    for (const [owner, inside] of Object.entries(place ?? {}))
      for (const [key, entry] of Object.entries(/** @type {Identifier} */ (inside))) {
        if (key === "__compat" || key === owner || key.endsWith("_event")) continue;
        const name = key.replace(/_static$/, "");
        members.set(name, [...(members.get(name) ?? []), entry]);
      }
  return members;
}

/** @type {Map<string, Identifier[]> | undefined} */
let members;

/** @param {string} member @returns {readonly Identifier[]} */
function entriesByName(member) {
  members ??= readMembers();
  return [...(members.get(member) ?? []), globalEntry(member) ?? []].flat();
}

/** True if the oldest browsers may lack a member of this name. @param {string} member @param {Floors} floors */
export const mayLack = (member, floors) =>
  entriesByName(member).some(({ __compat }) => lackOf(__compat, floors));

/**
 * What lacks a member of an unknown owner: reported only if no owner of such a member has it everywhere, and if at
 * least two engines have one, because single engines have too many names that nobody relies on.
 * @param {string} member @param {Floors} floors
 * @returns {Lack | undefined}
 */
export function lackByName(member, floors) {
  const entries = entriesByName(member);
  if (!entries.some(({ __compat }) => isInTwoEngines(__compat))) return undefined;
  const lacks = entries.map(({ __compat }) => lackOf(__compat, floors));
  return lacks.every(Boolean) ? lacks[0] : undefined;
}
