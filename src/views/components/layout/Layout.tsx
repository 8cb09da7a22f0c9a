import type { ReactNode } from "react";
import { text } from "../../../i18n/text";
import { Announcement } from "./Announcement";
import { BackToTop } from "./BackToTop";
import { Footer } from "./Footer";
import * as styles from "./Layout.module.css";
import { ShortcutHelp } from "./ShortcutHelp";
import { Topbar } from "./Topbar";

interface LayoutProps {
  /** Route of the page, without the path prefix. */
  path: string;
  children: ReactNode;
}

/** What stands around every page: skip link, announcement, top bar and footer. It stays mounted while pages change. */
export function Layout({ path, children }: LayoutProps) {
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
