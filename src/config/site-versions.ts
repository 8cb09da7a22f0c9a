import { loadSiteConfig } from "./load-site-config";
import { frozenVersions, type FrozenVersion } from "./docs-versions";

/** The versions of the docs that are built beside today's. */
export function siteVersions(): FrozenVersion[] {
  const { config } = loadSiteConfig(process.cwd(), process.env);
  return config ? frozenVersions(config.docVersions) : [];
}
