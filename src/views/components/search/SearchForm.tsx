import { withPrefix } from "gatsby";
import { useId } from "react";
import { text } from "../../../i18n/text";
import { SearchIcon } from "../layout/icons";
import * as styles from "./SearchForm.module.css";

/** A search field that leads to the search page, even without JavaScript. The large one opens the search. */
export function SearchForm({ query, large = false }: { query?: string; large?: boolean }) {
  const id = useId();
  return (
    <form
      role="search"
      action={withPrefix("/search")}
      data-search-open={large ? "" : undefined}
      className={large ? `${styles.form} ${styles.large}` : styles.form}
    >
      <label htmlFor={id} className="visually-hidden">
        {text.search.placeholder}
      </label>
      <SearchIcon width="18" height="18" className={styles.icon} />
      <input
        // On the not-found page, the query is known only in the browser.
        key={query}
        id={id}
        type="search"
        name="q"
        className={styles.input}
        placeholder={text.search.placeholder}
        defaultValue={query}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <button type="submit" className={styles.button}>
        {text.search.button}
      </button>
    </form>
  );
}
