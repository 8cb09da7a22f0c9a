import { text } from "../../../i18n/text";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import * as styles from "./CategoryView.module.css";
import * as header from "./DocHeader.module.css";
import { PageLink } from "./PageLink";

interface CategoryViewProps {
  title: string;
  description?: string | null;
  /** The category's entries in the sidebar. */
  items: readonly SidebarItem[];
  docs: readonly Queries.DocInCategoryFragment[];
}

/** A category: its description, and its pages with theirs. */
export function CategoryView({ title, description, items, docs }: CategoryViewProps) {
  const bySlug = new Map(docs.map((doc) => [doc.slug, doc]));
  return (
    <>
      <h1 className={header.title}>{title}</h1>
      {description && <p className={header.lead}>{description}</p>}
      <ol className={styles.list} aria-label={text.inThisSection}>
        {items.map((item) => {
          const doc = bySlug.get(item.to ?? "");
          const first = item.to ?? item.items?.[0]?.to ?? "/docs";
          return (
            <li key={item.label} className={styles.item}>
              <PageLink to={first} className={styles.link} lang={item.lang}>
                {item.label}
              </PageLink>
              {doc && <span className={styles.minutes}>{text.minutes(doc.readingMinutes)}</span>}
              {doc?.description && (
                <p className={styles.text} lang={item.lang}>
                  {doc.description}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
