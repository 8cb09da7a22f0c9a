import { z } from "zod";

/** What security.txt says (RFC 9116); only an absolute address is one. */
export const securitySchema = z.strictObject({
  /** `https:`, `mailto:` or `tel:`. */
  contact: z
    .string()
    .regex(/^(?:https:\/\/|mailto:|tel:)\S+$/, 'must begin with "https://", "mailto:" or "tel:"'),
  /** After it nobody should rely on the file; the RFC recommends less than a year. */
  expires: z.iso.datetime("must be a moment in UTC: 2027-06-30T00:00:00Z"),
  policy: z.url("must be a full address: https://…").optional(),
});
