import { z } from "zod";

const code = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]+)*$/, 'must be a language code such as "en" or "pt-BR"');

/** The locales that the site is published in, each by a build of its own. The first is the default: it has no prefix. */
export const localesSchema = z
  .array(
    z.strictObject({
      code,
      label: z.string().min(1),
      /** For the lang attribute. */
      htmlLang: z.string().min(2),
    }),
  )
  .min(1);
