import { text } from "../../../../i18n/text";
import { SiteLink } from "../../layout/SiteLink";
import * as styles from "./FirstPages.module.css";

export interface FirstPage {
  label: string;
  to?: string | null;
  href?: string | null;
}

/** Pages to start with, while nothing is typed. */
export function FirstPages({ pages }: { pages: readonly FirstPage[] }) {
  if (!pages.length) return null;
  return (
    <section className={styles.first}>
      <h2 className={styles.title}>{text.search.firstPages}</h2>
      <ul className={styles.list}>
        {pages.map(({ label, to, href }) => (
          <li key={label}>
            <SiteLink to={to} href={href}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
