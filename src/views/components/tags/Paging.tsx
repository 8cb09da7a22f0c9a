import { pageNumbers, pageRoute } from "../../../content/blog/paging";
import { text } from "../../../i18n/text";
import * as styles from "./Paging.module.css";
import { PageLink } from "../layout/PageLink";

/** The place of a page in a list of several. */
export interface ListPlace {
  /** Route of the list's first page. */
  base: string;
  page: number;
  pages: number;
}

interface PagingProps extends ListPlace {
  labels?: { before: string; after: string };
}

const neutral = { before: text.previous, after: text.next };

/** Links to the pages of a list that has several. */
export function Paging({ base, page, pages, labels = neutral }: PagingProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={text.pageOf(page, pages)} className={styles.paging}>
      {page > 1 && (
        <PageLink to={pageRoute(base, page - 1)} rel="prev">
          {labels.before}
        </PageLink>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? -index}>
            {number === null ? (
              "…"
            ) : (
              <PageLink
                to={pageRoute(base, number)}
                aria-label={text.pageNumber(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <PageLink to={pageRoute(base, page + 1)} rel="next">
          {labels.after}
        </PageLink>
      )}
    </nav>
  );
}
