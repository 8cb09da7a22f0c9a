import { useEffect, useRef } from "react";
import { text } from "../../../i18n/text";
import { hideOnScroll } from "../../../browser/hide-on-scroll";
import { MobileMenu } from "./MobileMenu";
import { NavbarItem } from "./NavbarItem";
import { NavbarItemBoundary } from "./NavbarItemBoundary";
import { SiteLogo } from "./SiteLogo";
import { ThemeSwitch } from "./ThemeSwitch";
import * as styles from "./Topbar.module.css";
import { useSiteConfig } from "./use-site-config";
import { PageLink } from "./PageLink";

/** The top bar of every page: title, items, and theme switch; a menu button on small screens. */
export function Topbar({ path }: { path: string }) {
  const { navbar, colorMode } = useSiteConfig();
  const bar = useRef<HTMLElement>(null);
  useEffect(
    () => (navbar.hideOnScroll && bar.current ? hideOnScroll(bar.current) : undefined),
    [navbar.hideOnScroll],
  );
  const side = (position: "left" | "right") => (
    <ul className={styles.items}>
      {navbar.items
        .filter((item) => item.position === position)
        .map((item) => (
          <li key={item.where} data-type={item.type} data-side={position}>
            <NavbarItemBoundary item={item}>
              <NavbarItem item={item} path={path} place="bar" />
            </NavbarItemBoundary>
          </li>
        ))}
    </ul>
  );
  return (
    <header
      ref={bar}
      className={`topbar ${styles.bar}`}
      data-theme={navbar.style === "dark" ? "dark" : undefined}
      data-style={navbar.style ?? undefined}
    >
      <MobileMenu path={path} />
      <PageLink to="/" className={styles.title}>
        <SiteLogo logo={navbar.logo} />
        {navbar.title}
      </PageLink>
      <nav className={styles.nav} aria-label={text.mainNavigation}>
        {side("left")}
        {side("right")}
      </nav>
      {!colorMode.disableSwitch && <ThemeSwitch />}
    </header>
  );
}
