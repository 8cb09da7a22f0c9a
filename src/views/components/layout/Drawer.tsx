import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useModal } from "../../hooks/use-modal";
import { text } from "../../../i18n/text";
import { media } from "../../../browser/media";
import * as styles from "./Drawer.module.css";
import { DrawerMenu } from "./DrawerMenu";
import { ChevronIcon, CloseIcon } from "./icons";
import { useSidebarSlot } from "./sidebar-slot";

interface DrawerProps {
  path: string;
  onClose: () => void;
}

const desktopQuery = "(min-width: 997px)";

/** Menu of small screens: a modal dialog that begins with the page's sidebar and leads back to the top bar's items. */
export function Drawer({ path, onClose }: DrawerProps) {
  const { dialog, close } = useModal();
  const openedAt = useRef(path);
  const { sidebar } = useSidebarSlot();
  const [panel, setPanel] = useState<"none" | "menu" | "sidebar">("none");

  // Filled when it is shown: the sidebar scrolls to the page, for which it must have a size.
  const begins = sidebar ? "sidebar" : "menu";
  useLayoutEffect(() => setPanel((now) => (now === "none" ? begins : now)), [begins]);
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

  // The button that was pressed is gone: the focus goes to what has taken its place.
  const lead = (to: "menu" | "sidebar") => {
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
            <button type="button" className={styles.back} onClick={() => lead("menu")}>
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
          <DrawerMenu path={path} onSidebar={sidebar ? () => lead("sidebar") : undefined} />
        )}
      </div>
    </dialog>
  );
}
