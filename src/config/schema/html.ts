import { Parser } from "htmlparser2";
import { z } from "zod";
import { faultless, type TextFault } from "../../problems/corrected";
import { linkFault, linkRules } from "../addresses/link-address";

/** The first link in HTML that is not allowed, with its entities decoded. `image-host-problems.ts` checks images. */
function refusedAddress(html: string) {
  let found: ({ address: string } & TextFault) | undefined;
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
export const htmlSchema = faultless(z.string().min(1), (html) => {
  const fault = refusedAddress(html);
  if (!fault) return undefined;
  const { address, cause, corrected } = fault;
  const isMended = corrected !== undefined && html.includes(address);
  return {
    cause: `${JSON.stringify(address)} is linked. ${cause}`,
    corrected: isMended ? html.split(address).join(corrected) : undefined,
  };
});
