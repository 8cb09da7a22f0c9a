import { z } from "zod";
import { faultless } from "../../problems/corrected";
import { imageHostPattern } from "../html/other-hosts";

/** The host of an address, with its port; undefined for what is not an address. */
function hostIn(text: string): string | undefined {
  const address = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  const host = URL.canParse(address) ? new URL(address).host : "";
  return host && !host.includes("*") ? host : undefined;
}

/** A text that must fit, and what it was probably meant to be. */
const corrected = (
  fits: (text: string) => boolean,
  cause: string,
  meant: (host: string) => string,
) =>
  faultless(z.string(), (text) => {
    const host = hostIn(text);
    return fits(text) ? undefined : { cause, corrected: host && meant(host) };
  });

/** A host name or IP address, with the port unless it is the default. */
export const host = corrected(
  (text) => hostIn(text) === text,
  'must be a host as in an address: "schemas.example.com" or "localhost:8080"',
  (name) => name,
);

/** A host whose images pages may show. */
export const imageHost = corrected(
  (text) => imageHostPattern.test(text),
  'must be a host without a path: "https://cdn.example.com" or "https://*.example.com"',
  (name) => `https://${name}`,
);
