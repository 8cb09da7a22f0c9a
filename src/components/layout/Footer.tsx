import * as styles from "./Footer.module.css";
import { SiteLink } from "./SiteLink";
import { useSiteConfig } from "./use-site-config";

/** Columns of links and the copyright line. */
export function Footer() {
  const { footer } = useSiteConfig();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        {footer.columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ label, to, href }) => (
                <li key={label}>
                  <SiteLink to={to} href={href} className={styles.link}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.copyright}>{footer.copyright}</p>
    </footer>
  );
}
