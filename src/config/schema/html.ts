import { Parser } from "htmlparser2";
import { z } from "zod";
import type { Corrected } from "../../problems/corrected";
import { linkFault, linkRules } from "../addresses/link-address";

/** The first address in a piece of HTML that must not be linked; decoded, as browsers read it. Images are checked by host. */
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

/** HTML of the configuration: what could run or restyle the page is taken out later, a wrong address is refused. */
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
