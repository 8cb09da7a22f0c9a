import { fromSource } from "../process/from-source.mjs";

/**
 * The locales of the site, the default first; one undefined if the configuration is wrong, which the build reports.
 * @returns {(string | undefined)[]}
 */
export function siteLocales() {
  const { loadSiteConfig } = /** @type {typeof import("../../src/config/load-site-config")} */ (
    fromSource("src/config/load-site-config.ts")
  );
  const { config } = loadSiteConfig(process.cwd(), { ...process.env, LOCALE: undefined });
  return config?.locales.map((/** @type {{ code: string }} */ { code }) => code) ?? [undefined];
}
