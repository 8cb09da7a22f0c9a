import { text } from "../../../i18n/text";
import { offlineRoute } from "../../../browser/offline/names";
import * as styles from "./Footer.module.css";
import { useShownVersion } from "../versions/switching";
import { EntryLink } from "./EntryLink";
import { Sent } from "./Sent";
import { openShortcutHelp } from "./shortcut-help-event";
import { SiteLink } from "./SiteLink";
import { SiteLogo } from "./SiteLogo";
import { useSiteConfig } from "./use-site-config";

/** The footer of every page. */
export function Footer() {
  const { footer, navbar } = useSiteConfig();
  return (
    <footer
      className={styles.footer}
      data-theme={footer.style === "dark" ? "dark" : undefined}
      aria-label={text.footer}
    >
      <Sent as="div" shows={useShownVersion()} className={styles.columns}>
        {() => (
          <>
            <div className={styles.brand}>
              <SiteLogo logo={footer.logo} />
              <span className={styles.name}>{navbar.title}</span>
            </div>
            {footer.columns.map(({ title, links }) => (
              <div key={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul className={styles.links}>
                  {links.map(({ label, to, href }) => (
                    <li key={label}>
                      <EntryLink to={to} href={href} className={styles.link}>
                        {label}
                      </EntryLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </>
        )}
      </Sent>
      <div className={styles.end}>
        {footer.copyright && <p>{footer.copyright}</p>}
        <SiteLink to={offlineRoute} className={styles.offline}>
          {text.availableOffline}
        </SiteLink>
        <button type="button" className={styles.shortcuts} onClick={openShortcutHelp}>
          {text.keyboardShortcuts}
        </button>
      </div>
    </footer>
  );
}
