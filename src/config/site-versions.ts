import { loadSiteConfig } from "./load-site-config";
import { frozenVersions, type FrozenVersion } from "./docs-versions";

/** The frozen versions of this build, from the configuration. */
export function siteVersions(): FrozenVersion[] {
  const { config } = loadSiteConfig(process.cwd(), process.env);
  return config ? frozenVersions(config.docVersions) : [];
}
