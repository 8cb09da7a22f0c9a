import type { ReactNode } from "react";
import { text } from "../../../i18n/text";
import { linkClass, type NavbarPlace } from "../layout/navbar-place";
import { NavbarDropdown } from "../layout/NavbarDropdown";
import { SiteLink } from "../layout/SiteLink";
import { useSiteConfig } from "../layout/use-site-config";
import type { PageVersions } from "../../../content/versions/page-versions";
import type * as Switching from "./switching";

/** Replaces ./switching if the docs have one version: the same exports, with nothing to choose. */
export const PageVersionsProvider = ({
  children,
}: {
  value?: PageVersions;
  children?: ReactNode;
}) => children;

export const VersionBanner: typeof Switching.VersionBanner = () => null;
export const useShownVersion: typeof Switching.useShownVersion = () => undefined;
export const useEntryRoute: typeof Switching.useEntryRoute = ({ to }) => to;
export const usePlainRoute: typeof Switching.usePlainRoute = (path) => path;
export const useCanonicalRoute: typeof Switching.useCanonicalRoute = (path) => path;

/** A link to the main page of the docs. */
export const VersionLink: typeof Switching.VersionLink = ({ item, children }) => {
  const [version] = useSiteConfig().docVersions;
  return children({ ...item, label: item.label || (version?.label ?? "") });
};

/** A dropdown with the only version. */
export function VersionDropdown({ place }: { place: NavbarPlace }) {
  const [version] = useSiteConfig().docVersions;
  return (
    <NavbarDropdown label={place === "drawer" ? text.versions : version?.label} place={place}>
      <li>
        <SiteLink to={version?.to} className={linkClass(place)} aria-current="true">
          {version?.label}
        </SiteLink>
      </li>
    </NavbarDropdown>
  );
}
