import { Parser } from "htmlparser2";
import { z } from "zod";
import type { Corrected } from "../../problems/corrected";
import { linkFault, linkRules } from "../addresses/link-address";

/** The first link in HTML that is not allowed, with its entities decoded. `image-problems.ts` checks images. */
function refusedAddress(html: string) {
  let found: { address: string; cause: string; corrected?: string } | undefined;
  const parser = new Parser({
    onattribute(name, address) {
      const fault = name === "href" ? linkFault(address, linkRules.anywhere) : undefined;
      if (fault) found ??= { address, ...fault };
    },
  });
  parser.end(html);
  return found;
}

/** HTML of the configuration. It is sanitized later; forbidden links are errors here. */
export const htmlSchema = z
  .string()
  .min(1)
  .superRefine((html, context) => {
    const fault = refusedAddress(html);
    if (!fault) return;
    const { address, cause, corrected } = fault;
    const isMended = corrected !== undefined && html.includes(address);
    const params: Corrected = isMended ? { corrected: html.split(address).join(corrected) } : {};
    const message = `${JSON.stringify(address)} is linked. ${cause}`;
    context.addIssue({ code: "custom", message, params: { ...params } });
  });
