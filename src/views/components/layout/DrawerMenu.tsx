import { text } from "../../../i18n/text";
import * as styles from "./Drawer.module.css";
import { ChevronIcon } from "./icons";
import { NavbarItem } from "./NavbarItem";
import { NavbarItemBoundary } from "./NavbarItemBoundary";
import { useSiteConfig } from "./use-site-config";

/** The items of the top bar as a list, without the search, which stays in the bar. */
export function DrawerMenu({ path, onSidebar }: { path: string; onSidebar?: () => void }) {
  const { navbar } = useSiteConfig();
  return (
    <nav className={styles.menu} aria-label={text.mainNavigation}>
      {onSidebar && (
        <button type="button" className={`${styles.link} ${styles.forth}`} onClick={onSidebar}>
          {text.pagesOfSection}
          <ChevronIcon />
        </button>
      )}
      <ul className={styles.items}>
        {navbar.items
          .filter(({ type }) => type !== "search")
          .map((item) => (
            <li key={item.where}>
              <NavbarItemBoundary item={item}>
                <NavbarItem item={item} path={path} place="drawer" />
              </NavbarItemBoundary>
            </li>
          ))}
      </ul>
    </nav>
  );
}
