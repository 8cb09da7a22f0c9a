import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useModal } from "../../hooks/use-modal";
import { text } from "../../../i18n/text";
import { media } from "../../../browser/media";
import * as styles from "./Drawer.module.css";
import { ChevronIcon, CloseIcon } from "./icons";
import { NavbarItem } from "./NavbarItem";
import { NavbarItemBoundary } from "./NavbarItemBoundary";
import { useSidebarSlot } from "./sidebar-slot";
import { useSiteConfig } from "./use-site-config";

const desktopQuery = "(min-width: 997px)";

/** The items of the top bar as a list, without the search, which stays in the bar. */
function DrawerMenu({ path, onSidebar }: { path: string; onSidebar?: () => void }) {
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

/** The menu on small screens: a modal with the page's sidebar, from which a button leads to the items of the top bar. */
export function Drawer({ path, onClose }: { path: string; onClose: () => void }) {
  const { dialog, close } = useModal();
  const openedAt = useRef(path);
  const { sidebar } = useSidebarSlot();
  const [panel, setPanel] = useState<"none" | "menu" | "sidebar">("none");

  // Filled once the dialog is shown, because the sidebar needs a size to scroll to the page.
  const first = sidebar ? "sidebar" : "menu";
  useLayoutEffect(() => setPanel((now) => (now === "none" ? first : now)), [first]);
  useEffect(() => {
    if (path !== openedAt.current) dialog.current?.close();
  }, [path, dialog]);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const onLeave = () => dialog.current?.close();
    media(desktopQuery)?.addEventListener("change", onLeave, { signal });
    addEventListener("popstate", onLeave, { signal });
    return () => ending.abort();
  }, [dialog]);

  // The pressed button is gone, so the focus moves to the new panel.
  const showPanel = (to: "menu" | "sidebar") => {
    flushSync(() => setPanel(to));
    dialog.current?.querySelector<HTMLElement>("nav :is(a, button)")?.focus();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text.mainNavigation}
      onClose={onClose}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          {panel === "sidebar" && (
            <button type="button" className={styles.back} onClick={() => showPanel("menu")}>
              <ChevronIcon />
              {text.backToMainMenu}
            </button>
          )}
          <button
            type="button"
            className={styles.close}
            aria-label={text.closeMenu}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        {panel === "sidebar" && <div className={styles.sidebar}>{sidebar}</div>}
        {panel === "menu" && (
          <DrawerMenu path={path} onSidebar={sidebar ? () => showPanel("sidebar") : undefined} />
        )}
      </div>
    </dialog>
  );
}
