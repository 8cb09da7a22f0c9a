import type { ReactNode } from "react";
import { text } from "../../../i18n/text";
import { Announcement } from "./Announcement";
import { BackToTop } from "./BackToTop";
import { Footer } from "./Footer";
import * as styles from "./Layout.module.css";
import { ShortcutHelp } from "./ShortcutHelp";
import { Topbar } from "./Topbar";

/** The frame of every page, which stays mounted while pages change. `path` is the route without the path prefix. */
export function Layout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <a className={`skip-link ${styles.skip}`} href="#main">
        {text.skipToContent}
      </a>
      <Announcement />
      <Topbar path={path} />
      <div className={styles.page}>{children}</div>
      <Footer />
      <BackToTop />
      <ShortcutHelp />
    </>
  );
}
