import { Link } from "gatsby";
import { text } from "../../i18n/en";
import { SearchButton } from "../search/SearchButton";
import { Logo } from "./Logo";
import { MobileMenu } from "./MobileMenu";
import { NavbarLink } from "./NavbarLink";
import { ThemeSwitch } from "./ThemeSwitch";
import * as styles from "./Topbar.module.css";
import { useSiteConfig } from "./use-site-config";

/** The bar at the top of every page: title, links, theme switch; a menu button on small screens. */
export function Topbar({ path }: { path: string }) {
  const { navbar, colorMode } = useSiteConfig();
  const side = (position: string) => navbar.items.filter((item) => item.position === position);
  const links = (position: string) =>
    side(position).map((item) => (
      <li key={item.label}>
        <NavbarLink item={item} path={path} className={styles.link} />
      </li>
    ));
  return (
    <header className={`topbar ${styles.bar}`}>
      <MobileMenu path={path} />
      <Link to="/" className={styles.title}>
        <Logo />
        {navbar.title}
      </Link>
      <nav className={styles.nav} aria-label={text.mainNavigation}>
        <ul className={styles.links}>{links("left")}</ul>
        <ul className={styles.links}>{links("right")}</ul>
      </nav>
      <SearchButton />
      {!colorMode.disableSwitch && <ThemeSwitch />}
    </header>
  );
}
