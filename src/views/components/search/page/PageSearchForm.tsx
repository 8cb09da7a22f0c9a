import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { text } from "../../../../i18n/text";
import { queryLimit } from "../../../../search/client/search-context";
import { readPageState } from "../../../../search/page/page-state";
import { searchRoute } from "../search-address";
import * as styles from "./PageSearchForm.module.css";

/** Milliseconds without a key after which what is typed is searched. */
const pause = 200;

interface SearchFormProps {
  /** The query of the address. */
  query: string;
  onQuery: (query: string, typing: boolean) => void;
}

/** The field of the search page; a plain form where there is no JavaScript. */
export function PageSearchForm({ query, onQuery }: SearchFormProps) {
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(query);

  useEffect(() => {
    // A suggestion changes the query without the field; what is being typed stays.
    if (query === asked.current) return;
    asked.current = query;
    setTyped(query);
  }, [query]);
  useEffect(() => {
    // So do back and forward, which may come before the query that was asked for last is shown; not those that leave.
    const follow = () => {
      if (window.location.pathname !== withPrefix(searchRoute)) return;
      clearTimeout(timer.current);
      asked.current = readPageState(window.location.search).query;
      setTyped(asked.current);
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (value: string, typing: boolean) => {
    clearTimeout(timer.current);
    asked.current = value.trim();
    onQuery(asked.current, typing);
  };
  return (
    <form
      action={withPrefix(searchRoute)}
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed, false);
      }}
    >
      <input
        type="search"
        name="q"
        className={styles.input}
        aria-label={text.search.label}
        placeholder={text.search.placeholder}
        maxLength={queryLimit}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={({ target, nativeEvent }) => {
          setTyped(target.value);
          clearTimeout(timer.current);
          if ((nativeEvent as InputEvent).isComposing) return;
          timer.current = setTimeout(() => search(target.value, true), pause);
        }}
      />
      <button type="submit" className={styles.submit}>
        {text.search.submit}
      </button>
    </form>
  );
}
