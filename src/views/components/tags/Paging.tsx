import { Link } from "gatsby";
import { pageNumbers, pageRoute } from "../../../content/blog/paging";
import { text } from "../../../i18n/text";
import * as styles from "./Paging.module.css";

interface PagingProps {
  /** Route of the list's first page. */
  base: string;
  page: number;
  pages: number;
  labels?: { before: string; after: string };
}

const neutral = { before: text.previous, after: text.next };

/** Links to the pages of a list that has several. */
export function Paging({ base, page, pages, labels = neutral }: PagingProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={text.pageOf(page, pages)} className={styles.paging}>
      {page > 1 && (
        <Link to={pageRoute(base, page - 1)} rel="prev">
          {labels.before}
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? -index}>
            {number === null ? (
              "…"
            ) : (
              <Link
                to={pageRoute(base, number)}
                aria-label={text.pageNumber(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <Link to={pageRoute(base, page + 1)} rel="next">
          {labels.after}
        </Link>
      )}
    </nav>
  );
}
