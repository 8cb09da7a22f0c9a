import { useEffect, useRef } from "react";
import { text } from "../../i18n/en";
import { CloseIcon, MenuIcon } from "./icons";
import * as styles from "./MobileMenu.module.css";
import { NavbarLink } from "./NavbarLink";
import { useSidebarSlot } from "./sidebar-slot";
import { useSiteConfig } from "./use-site-config";

/** Menu of the phone layout: a modal dialog with the top bar's links and the page's sidebar. */
export function MobileMenu({ path }: { path: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { navbar } = useSiteConfig();
  const { sidebar } = useSidebarSlot();
  const close = () => dialog.current?.close();

  useEffect(close, [path]);
  useEffect(() => {
    const desktop = matchMedia("(min-width: 997px)");
    desktop.addEventListener("change", close);
    return () => desktop.removeEventListener("change", close);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={text.openMenu}
        onClick={() => dialog.current?.showModal()}
      >
        <MenuIcon />
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={text.mainNavigation}>
        <button type="button" className={styles.close} aria-label={text.closeMenu} onClick={close}>
          <CloseIcon />
        </button>
        <ul className={styles.links}>
          {navbar.items.map((item) => (
            <li key={item.label}>
              <NavbarLink item={item} path={path} className={styles.link} onClick={close} />
            </li>
          ))}
        </ul>
        {sidebar && <div className={styles.sidebar}>{sidebar}</div>}
      </dialog>
    </>
  );
}
