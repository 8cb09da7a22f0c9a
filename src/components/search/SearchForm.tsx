import { withPrefix } from "gatsby";
import { useId } from "react";
import { text } from "../../i18n/en";
import { SearchIcon } from "./SearchIcon";
import * as styles from "./SearchForm.module.css";

/** A search field that works without a script: it leads to the search page. */
export function SearchForm({ query, large = false }: { query?: string; large?: boolean }) {
  const id = useId();
  return (
    <form
      role="search"
      action={withPrefix("/search")}
      className={large ? `${styles.form} ${styles.large}` : styles.form}
    >
      <label htmlFor={id} className="visually-hidden">
        {text.searchDocs}
      </label>
      <SearchIcon className={styles.icon} />
      <input
        // Where the words come from the address, they come when it is known.
        key={query}
        id={id}
        type="search"
        name="q"
        className={styles.input}
        placeholder={text.searchDocs}
        defaultValue={query}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <button type="submit" className={styles.button}>
        {text.search}
      </button>
    </form>
  );
}
