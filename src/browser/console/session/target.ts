import { parseUrl } from "../../../config/addresses/parse-url";
import { textAt, without } from "../../../openapi/json";
import { storageKeys } from "../../storage-keys";
import type { Credential, SecurityOption } from "../../../openapi/security-options";
import { sessionValue } from "./session-value";

/** Where requests go: to the mock, or to a server. */
export type Target = { kind: "mock" } | { kind: "server"; url: string };

const target = sessionValue<Target>(storageKeys.consoleTarget, { kind: "mock" });

interface Authorization {
  /** Label of the chosen security option. */
  option?: string;
  /** By security scheme. */
  secrets: Record<string, unknown>;
}

const byOrigin = sessionValue<Record<string, Authorization>>(storageKeys.consoleSecret, {});

/** The target of this tab; always the mock if the site does not allow servers. */
export const chosenTarget = (): Target => (SITE_REAL_SERVERS ? target.read() : { kind: "mock" });

/** Stores the target for this tab. */
export const chooseTarget = (next: Target) => void target.write(next);

const originOf = (url: string) => parseUrl(url)?.origin ?? url;

const authorizationFor = (url: string): Authorization =>
  byOrigin.read()[originOf(url)] ?? { secrets: {} };

const keepAuthorization = (url: string, next: Authorization) =>
  void byOrigin.write({ ...byOrigin.read(), [originOf(url)]: next });

/** Index of the security option that the reader chose for a server. */
export function chosenOption(url: string, options: readonly SecurityOption[]): number {
  const chosen = authorizationFor(url).option;
  const index = options.findIndex((option) => option.length > 0 && labelOf(option) === chosen);
  return Math.max(0, index);
}

/** The label of a security option: everything it requires. */
export const labelOf = (option: SecurityOption): string =>
  option.map(({ label }) => label).join(" + ");

/** The credentials for calls to a server. */
export const credentialsFor = (url: string, options: readonly SecurityOption[]): SecurityOption =>
  options[chosenOption(url, options)] ?? [];

/** Stores the chosen security option of a server for this tab. */
export const chooseOption = (url: string, option: SecurityOption): void =>
  keepAuthorization(url, { ...authorizationFor(url), option: labelOf(option) });

/** The secret for a server; secrets never go to the origin of another server. */
export const secretFor = (url: string, { scheme }: Credential): string =>
  textAt(authorizationFor(url).secrets, scheme) ?? "";

/** Stores a secret for this tab. */
export function keepSecret(url: string, { scheme }: Credential, secret: string): void {
  const { secrets: others, ...rest } = authorizationFor(url);
  const secrets = { ...without(others, scheme), ...(secret && { [scheme]: secret }) };
  keepAuthorization(url, { ...rest, secrets });
}

/** True for addresses that requests may go to: https, or the reader's machine. */
export function isServerAddress(url: string): boolean {
  const address = parseUrl(url);
  if (!address) return false;
  const { protocol, hostname, search, hash, username } = address;
  const isHere = hostname === "localhost" || hostname === "127.0.0.1";
  return (
    (protocol === "https:" || (protocol === "http:" && isHere)) && !search && !hash && !username
  );
}
