import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { text } from "../../../i18n/text";
import { SearchIcon } from "../layout/icons";
import { searchRoute } from "./search-address";
import * as styles from "./SearchButton.module.css";

/** Opens the search (src/views/listeners); without JavaScript, it submits a form that leads to the search page. */
export function SearchButton() {
  const [modifier, setModifier] = useState("Ctrl");
  useEffect(() => {
    // Only the browser knows; the static HTML shows the most common key.
    if (/Mac|iPhone|iPad/.test(navigator.platform)) setModifier("⌘");
  }, []);
  return (
    <form action={withPrefix(searchRoute)} role="search" className={styles.form}>
      <button
        type="submit"
        className={styles.button}
        data-search-open=""
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
      >
        <SearchIcon width="18" height="18" />
        <span className={styles.label}>{text.search.button}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {modifier} K
        </kbd>
      </button>
    </form>
  );
}
