import { z } from "zod";
import { faultless } from "../../problems/corrected";
import { linkFault, linkRules, type LinkRules } from "./link-address";

/** A link by the rules of its place; rejects addresses that run code or are misleading. */
export const linkTarget = (rules: LinkRules) =>
  faultless(z.string(), (href) => linkFault(href, rules));

export const pageLink = linkTarget(linkRules.page);
export const webLink = linkTarget(linkRules.web);
export const linkElsewhere = linkTarget(linkRules.elsewhere);
export const linkAnywhere = linkTarget(linkRules.anywhere);
