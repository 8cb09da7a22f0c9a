import { loadSiteConfig } from "../config/load-site-config";
import { textLanguages } from "../config/content-locales";

const { config } = loadSiteConfig(process.cwd(), process.env);

/** Dictionaries for `src/i18n/text.ts`, in this process and in those that Gatsby starts. */
process.env.SITE_TEXTS = config ? textLanguages(config).join(" ") : "";
/** Dictionaries for addresses that are made of words: in all locales those of the default locale. */
process.env.CONTENT_TEXTS = config ? textLanguages(config, config.locales[0]?.code).join(" ") : "";
