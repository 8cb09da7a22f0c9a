import { z } from "zod";
import type { Corrected } from "../../problems/corrected";
import { addressFaults, correctedAddress } from "./address";

/** A schema of texts that are addresses once they are written in full, and how the right one is written. */
function addressLike(
  inFull: (text: string) => string,
  asWritten: (address: string, text: string) => string,
) {
  return z.string().superRefine((text, context) => {
    const message = addressFaults(inFull(text)).join(" ");
    if (!message) return;
    const params: Corrected = { corrected: asWritten(correctedAddress(inFull(text)), text) };
    context.addIssue({ code: "custom", message, params: { ...params } });
  });
}

/** The address of a page of this site, without the path prefix: `/docs/intro`. */
export const addressSchema = addressLike(
  (text) => text,
  (address) => address,
);

/** An address below another one, which may be written with or without the slash at its start. */
export const permalinkSchema = addressLike(
  (text) => (text.startsWith("/") ? text : `/${text}`),
  (address, text) => (text.startsWith("/") ? address : address.slice(1)),
);

/** One part of an address: the name of a version. */
export const addressPartSchema = addressLike(
  (text) => `/${text}`,
  (address) => address.slice(1).replaceAll("/", "-"),
).refine((text) => !text.includes("/"), 'is one part of an address: it has no "/"');
