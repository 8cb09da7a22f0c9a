import { z } from "zod";
import { linkElsewhere, pageLink } from "../addresses/link-schema";

/** `to` is a page of this site, `href` an address elsewhere. */
export const linkFields = {
  label: z.string().min(1),
  to: pageLink.optional(),
  href: linkElsewhere.optional(),
};

export function hasOneTarget(link: { to?: string; href?: string }): boolean {
  return (link.to === undefined) !== (link.href === undefined);
}

export const oneTargetMessage = 'needs either "to" (a page of this site) or "href" (another site)';

export const linkSchema = z.strictObject(linkFields).refine(hasOneTarget, oneTargetMessage);
