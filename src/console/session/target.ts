import { textAt, without } from "../../openapi/json";
import { storageKeys } from "../../runtime/storage-keys";
import { sessionValue } from "./session-value";

/** Who answers: the mock, or a server with its address. */
export type Target = { kind: "mock" } | { kind: "server"; url: string };

const target = sessionValue<Target>(storageKeys.consoleTarget, { kind: "mock" });
const secrets = sessionValue<Record<string, unknown>>(storageKeys.consoleSecret, {});

/** Who answers in this tab; never a server where the site does not allow it. */
export const chosenTarget = (): Target => (SITE_REAL_SERVERS ? target.read() : { kind: "mock" });

/** Remembers who answers, for the tab. */
export const chooseTarget = (next: Target) => void target.write(next);

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : url);

/** The credential for a server; one that was typed for another never goes there. */
export const secretFor = (url: string): string => textAt(secrets.read(), originOf(url)) ?? "";

/** Keeps a credential for the tab. */
export function keepSecret(url: string, secret: string): void {
  const others = without(secrets.read(), originOf(url));
  secrets.write(secret ? { ...others, [originOf(url)]: secret } : others);
}

/** True for an address that calls may go to: encrypted, or this machine. */
export function isServerAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, search, hash } = new URL(url);
  const isHere = hostname === "localhost" || hostname === "127.0.0.1";
  return (protocol === "https:" || (protocol === "http:" && isHere)) && !search && !hash;
}
