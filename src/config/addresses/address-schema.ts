import { z } from "zod";
import { faultless } from "../../problems/corrected";
import { addressFaults, correctedAddress } from "./address";

/** A schema of full or shortened addresses; `asWritten` shortens the corrected address like the original. */
function addressLike(
  inFull: (text: string) => string,
  asWritten: (address: string, text: string) => string,
) {
  return faultless(z.string(), (text) => {
    const cause = addressFaults(inFull(text)).join(" ");
    if (!cause) return undefined;
    return { cause, corrected: asWritten(correctedAddress(inFull(text)), text) };
  });
}

/** The address of a page of this site, without the path prefix: `/docs/intro`. */
export const addressSchema = addressLike(
  (text) => text,
  (address) => address,
);

/** An address below another one, with or without its leading slash. */
export const permalinkSchema = addressLike(
  (text) => (text.startsWith("/") ? text : `/${text}`),
  (address, text) => (text.startsWith("/") ? address : address.slice(1)),
);

/** One segment of an address, such as the name of a version. */
export const addressPartSchema = addressLike(
  (text) => `/${text}`,
  (address) => address.slice(1).replaceAll("/", "-"),
).refine((text) => !text.includes("/"), 'must be one part of an address, without "/"');
