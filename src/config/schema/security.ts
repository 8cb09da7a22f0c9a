import { z } from "zod";
import { linkRules } from "../addresses/link-address";
import { linkTarget, webLink } from "../addresses/link-schema";

/** Content of security.txt (RFC 9116), which requires absolute addresses. */
export const securitySchema = z.strictObject({
  /** `https:`, `mailto:` or `tel:`. */
  contact: linkTarget(linkRules.contact),
  /** The RFC recommends less than a year from now. */
  expires: z.iso.datetime("must be a moment in UTC: 2027-06-30T00:00:00Z"),
  policy: webLink.optional(),
});
