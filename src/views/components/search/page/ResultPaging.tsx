import { withPrefix } from "gatsby";
import { text } from "../../../../i18n/text";
import { writePageState, type PageState } from "../../../../search/page/page-state";
import { followHit } from "../open-hit";
import { searchRoute } from "../search-address";
import * as styles from "./SearchView.module.css";

/** Links to the previous and the next page of results. */
export function ResultPaging({ state, pages }: { state: PageState; pages: number }) {
  if (pages < 2) return null;
  const link = (page: number, label: string, rel: string) => (
    <a
      href={withPrefix(searchRoute) + writePageState({ ...state, page })}
      rel={rel}
      onClick={followHit}
    >
      {label}
    </a>
  );
  return (
    <nav className={styles.paging} aria-label={text.search.pages}>
      {state.page > 1 ? link(state.page - 1, text.search.previousPage, "prev") : <span />}
      <span>{text.pageOf(state.page, pages)}</span>
      {state.page < pages ? link(state.page + 1, text.search.nextPage, "next") : <span />}
    </nav>
  );
}
