import { useState } from "react";
import { createPortal } from "react-dom";
import { text } from "../../../i18n/text";
import { Drawer } from "./Drawer";
import { MenuIcon } from "./icons";
import * as styles from "./MobileMenu.module.css";

/** The menu button on small screens, and the open menu. */
export function MobileMenu({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={text.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      {open && createPortal(<Drawer path={path} onClose={() => setOpen(false)} />, document.body)}
    </>
  );
}
