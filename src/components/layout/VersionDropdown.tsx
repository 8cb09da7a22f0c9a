import { chooseVersion } from "../../hooks/use-chosen-version";
import { text } from "../../i18n/text";
import { linkClass, type NavbarPlace } from "./navbar-place";
import { NavbarDropdown } from "./NavbarDropdown";
import { SiteLink } from "./SiteLink";
import { useSiteConfig } from "./use-site-config";

/** The versions of the docs. The choice is remembered; the button names the version that is being read. */
export function VersionDropdown({ place }: { place: NavbarPlace }) {
  const { docVersions } = useSiteConfig();
  const [current] = docVersions;
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
            to={version.href ? null : version.to}
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
