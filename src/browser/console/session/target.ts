import { parseUrl } from "../../../config/addresses/parse-url";
import { textAt, without } from "../../../openapi/json";
import { storageKeys } from "../../storage-keys";
import type { Credential, WayIn } from "../../../openapi/ways-in";
import { sessionValue } from "./session-value";

/** Who answers: the mock, or a server with its address. */
export type Target = { kind: "mock" } | { kind: "server"; url: string };

const target = sessionValue<Target>(storageKeys.consoleTarget, { kind: "mock" });

/** By scheme what was typed for it, and the label of the chosen way. */
interface Kept {
  way?: string;
  secrets: Record<string, unknown>;
}

const secrets = sessionValue<Record<string, Kept>>(storageKeys.consoleSecret, {});

/** Who answers in this tab; never a server where the site does not allow it. */
export const chosenTarget = (): Target => (SITE_REAL_SERVERS ? target.read() : { kind: "mock" });

/** Remembers who answers, for the tab. */
export const chooseTarget = (next: Target) => void target.write(next);

const originOf = (url: string) => parseUrl(url)?.origin ?? url;

const kept = (url: string): Kept => secrets.read()[originOf(url)] ?? { secrets: {} };
const keep = (url: string, next: Kept) =>
  void secrets.write({ ...secrets.read(), [originOf(url)]: next });

/** The number of the way that the reader chose to be let in by to a server. */
export const chosenWay = (url: string, ways: readonly WayIn[]): number =>
  Math.max(
    0,
    ways.findIndex((way) => way.length > 0 && labelOf(way) === kept(url).way),
  );

/** What a way to be let in asks for. */
export const labelOf = (way: WayIn): string => way.map(({ label }) => label).join(" + ");

/** The credentials that calls to a server have. */
export const credentialsFor = (url: string, ways: readonly WayIn[]): WayIn =>
  ways[chosenWay(url, ways)] ?? [];

/** Chooses how to be let in, for the tab. */
export const chooseWay = (url: string, way: WayIn): void =>
  keep(url, { ...kept(url), way: labelOf(way) });

/** What was typed for a credential of a server; what was typed for another never goes there. */
export const secretFor = (url: string, { scheme }: Credential): string =>
  textAt(kept(url).secrets, scheme) ?? "";

/** Keeps what was typed for a credential, for the tab. */
export function keepSecret(url: string, { scheme }: Credential, secret: string): void {
  const { secrets: others, ...rest } = kept(url);
  keep(url, {
    ...rest,
    secrets: { ...without(others, scheme), ...(secret && { [scheme]: secret }) },
  });
}

/** True for an address that calls may go to: encrypted, or this machine. */
export function isServerAddress(url: string): boolean {
  const address = parseUrl(url);
  if (!address) return false;
  const { protocol, hostname, search, hash, username } = address;
  const isHere = hostname === "localhost" || hostname === "127.0.0.1";
  return (
    (protocol === "https:" || (protocol === "http:" && isHere)) && !search && !hash && !username
  );
}
