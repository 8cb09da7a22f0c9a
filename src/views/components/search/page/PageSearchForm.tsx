import { withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { text } from "../../../../i18n/text";
import { queryLimit } from "../../../../search/client/search-context";
import { readPageState } from "../../../../search/page/page-state";
import { searchRoute } from "../search-address";
import * as styles from "./PageSearchForm.module.css";

/** Milliseconds after the last key until the search starts. */
const pause = 200;

type Timer = ReturnType<typeof setTimeout> | undefined;

function stop(timer: { current: Timer }): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}

interface SearchFormProps {
  /** The query of the address. */
  query: string;
  onQuery: (query: string, typing: boolean) => void;
}

/** The field of the search page; without JavaScript a plain form. */
export function PageSearchForm({ query, onQuery }: SearchFormProps) {
  const [typed, setTyped] = useState(query);
  const timer = useRef<Timer>(undefined);
  const asked = useRef(query);

  useEffect(() => {
    // Suggestions change the query without the field; what is being typed stays, also what was before the scripts came.
    if (query === asked.current || timer.current) return;
    asked.current = query;
    setTyped(query);
  }, [query]);
  useEffect(() => {
    // So do Back and Forward within the page, perhaps before the last query is shown.
    const follow = () => {
      if (window.location.pathname !== withPrefix(searchRoute)) return;
      stop(timer);
      asked.current = readPageState(window.location.search).query;
      setTyped(asked.current);
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  useEffect(() => () => stop(timer), []);

  const search = (value: string, typing: boolean) => {
    stop(timer);
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
          stop(timer);
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
