import { z } from "zod";
import type { Corrected } from "../../problems/corrected";
import { linkFault, linkRules, type LinkRules } from "./link-address";

/** A link by the rules of its place; rejects addresses that run code or are misleading. */
export function linkTarget(rules: LinkRules) {
  return z.string().superRefine((href, context) => {
    const fault = linkFault(href, rules);
    if (!fault) return;
    const params: Corrected = { corrected: fault.corrected };
    context.addIssue({ code: "custom", message: fault.cause, params: { ...params } });
  });
}

export const pageLink = linkTarget(linkRules.page);
export const webLink = linkTarget(linkRules.web);
export const linkElsewhere = linkTarget(linkRules.elsewhere);
export const linkAnywhere = linkTarget(linkRules.anywhere);
