import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { text } from "../../../i18n/text";
import { SearchIcon } from "../layout/icons";
import { searchRoute } from "./search-address";
import * as styles from "./SearchButton.module.css";

/**
 * Opens the search. src/views/listeners listens for it, in static HTML too; without JavaScript it is the button of a
 * form that leads to the search page.
 */
export function SearchButton() {
  const [modifier, setModifier] = useState("Ctrl");
  useEffect(() => {
    // Known in the browser alone: the static HTML shows the key that most readers have.
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
