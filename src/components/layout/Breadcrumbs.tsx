import { Link } from "gatsby";
import { text } from "../../i18n/text";
import type { SidebarItem } from "../../navigation/sidebar";
import * as styles from "./Breadcrumbs.module.css";

/** The way from the top of the site to the page, by its sidebar. */
export function Breadcrumbs({ trail }: { trail: readonly SidebarItem[] }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={text.breadcrumbs}>
      <ol className={styles.list}>
        <li>
          <Link to="/">{text.home}</Link>
        </li>
        {trail.map((item, index) => {
          const last = index === trail.length - 1;
          return (
            <li key={`${item.label}${index}`}>
              {item.to && !last ? (
                <Link to={item.to}>{item.label}</Link>
              ) : (
                <span aria-current={last ? "page" : undefined}>{item.label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
