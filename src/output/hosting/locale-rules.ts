import fs from "node:fs/promises";
import path from "node:path";
import { contentLocales, localePrefix } from "../../config/content-locales";
import type { SiteConfig } from "../../config/schema/site-config";
import { withLocale, type HostRules } from "./host-rules";

/** Where builds of locales leave files for each other: scripts/locales. */
const localesDir = path.resolve(".locales");

/** Each locale's build leaves its rules here; the default locale's build, the last, merges them. */
export async function withLocaleRules(config: SiteConfig, own: HostRules): Promise<HostRules> {
  const file = (code: string) => path.join(localesDir, code, "host-rules.json");
  if (localePrefix(config)) {
    await fs.mkdir(path.dirname(file(config.language)), { recursive: true });
    await fs.writeFile(file(config.language), JSON.stringify(own));
    return own;
  }
  let rules = own;
  for (const code of contentLocales(config).known) {
    const text = await fs.readFile(file(code), "utf8").catch(() => undefined);
    if (text !== undefined) rules = withLocale(rules, code, JSON.parse(text) as HostRules);
  }
  return rules;
}
