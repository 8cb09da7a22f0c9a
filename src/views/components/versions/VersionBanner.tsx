import { latestVersion } from "../../../config/docs-versions";
import { text } from "../../../i18n/versions-text";
import { useSiteConfig } from "../layout/use-site-config";
import { usePageVersions } from "./page-versions-context";
import * as styles from "./VersionBanner.module.css";
import { PageLink } from "../layout/PageLink";

/** Says that a page belongs to an unreleased or unmaintained version, and links to the latest. */
export function VersionBanner() {
  const { docVersions } = useSiteConfig();
  const page = usePageVersions();
  const version = docVersions.find(({ name }) => name === page?.name);
  const latest = latestVersion(docVersions);
  if (!page || !version || !latest || version === latest) return null;
  const { banner, label } = version;
  if (banner !== "unreleased" && banner !== "unmaintained") return null;
  const to = page.pages[latest.name] ?? latest.to;
  return (
    <aside className={styles.banner} data-banner={banner}>
      <p>
        {text[banner](label)} {to && <PageLink to={to}>{text.latest(latest.label)}</PageLink>}
      </p>
    </aside>
  );
}
