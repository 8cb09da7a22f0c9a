import { z } from "zod";
import { linkRules } from "../addresses/link-address";
import { linkTarget, webLink } from "../addresses/link-schema";

/** What security.txt says (RFC 9116); only an absolute address is one. */
export const securitySchema = z.strictObject({
  /** `https:`, `mailto:` or `tel:`. */
  contact: linkTarget(linkRules.contact),
  /** After it nobody should rely on the file; the RFC recommends less than a year. */
  expires: z.iso.datetime("must be a moment in UTC: 2027-06-30T00:00:00Z"),
  policy: webLink.optional(),
});
