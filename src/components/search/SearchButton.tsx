import { withPrefix } from "gatsby";
import { text } from "../../i18n/en";
import { SearchIcon } from "../layout/icons";
import * as styles from "./SearchButton.module.css";

/** Leads to the search page. */
export function SearchButton() {
  return (
    <form action={withPrefix("/search")} role="search">
      <button type="submit" className={styles.button}>
        <SearchIcon />
        <span className={styles.label}>{text.search}</span>
      </button>
    </form>
  );
}
