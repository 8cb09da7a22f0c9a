import { loadSiteConfig } from "../config/load-site-config";
import { textLanguages } from "../config/locales";

const { config } = loadSiteConfig(process.cwd(), process.env);

/** Tells `src/i18n/text.ts`, here and in the processes that Gatsby starts, which dictionaries to take. */
process.env.SITE_TEXTS = config ? textLanguages(config).join(" ") : "";
/** Those of the content that is not translated: the API description is in the language of the default locale. */
process.env.CONTENT_TEXTS = config ? textLanguages(config, config.locales[0]?.code).join(" ") : "";
