import { createRequire } from "node:module";
import { loadTypeScript } from "../process/load-typescript.mjs";

/**
 * The locales of the site, the default first; one undefined if the configuration is wrong, which the build reports.
 * @returns {(string | undefined)[]}
 */
export function siteLocales() {
  loadTypeScript();
  const { loadSiteConfig } = createRequire(import.meta.url)("../../src/config/load-site-config.ts");
  const { config } = loadSiteConfig(process.cwd(), { ...process.env, LOCALE: undefined });
  return config?.locales.map((/** @type {{ code: string }} */ { code }) => code) ?? [undefined];
}
