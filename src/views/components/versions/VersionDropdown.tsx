import { chooseVersion } from "../../hooks/use-chosen-version";
import { text } from "../../../i18n/text";
import { linkClass, type NavbarPlace } from "../layout/navbar-place";
import { NavbarDropdown } from "../layout/NavbarDropdown";
import { SiteLink } from "../layout/SiteLink";
import { useSiteConfig } from "../layout/use-site-config";
import { useActiveVersion } from "./use-active-version";
import { usePageVersions } from "./page-versions-context";

/** The versions of the docs: each links to its version of the page, or to its main page, and stores the choice. */
export function VersionDropdown({ place }: { place: NavbarPlace }) {
  const { docVersions } = useSiteConfig();
  const page = usePageVersions();
  const active = useActiveVersion();
  // Versions that are published elsewhere are never the current one.
  const current = active?.href ? docVersions[0] : active;
  const label =
    place === "drawer" ? (
      text.versions
    ) : (
      <>
        <span className="visually-hidden">{text.versions}: </span>
        {current?.label}
      </>
    );
  return (
    <NavbarDropdown label={label} place={place}>
      {docVersions.map((version) => (
        <li key={version.name}>
          <SiteLink
            to={version.href ? null : (page?.pages[version.name] ?? version.to)}
            href={version.href}
            className={linkClass(place)}
            aria-current={version === current ? "true" : undefined}
            onClick={() => chooseVersion(version.name)}
          >
            {version.label}
          </SiteLink>
        </li>
      ))}
    </NavbarDropdown>
  );
}
