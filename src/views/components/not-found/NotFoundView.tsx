import { useEffect, useState } from "react";
import { text as offline } from "../../../i18n/offline-text";
import { text } from "../../../i18n/text";
import * as page from "../layout/PlainPage.module.css";
import { BoxStack } from "../motif/BoxStack";
import { SearchForm } from "../search/SearchForm";
import * as styles from "./NotFoundView.module.css";
import { useSuggestions } from "./use-suggestions";
import { wordsOfPath } from "./words-of-path";
import { PageLink } from "../layout/PageLink";

interface NotFoundViewProps {
  /** The requested path; empty until a browser knows it. */
  path: string;
  entries: readonly { readonly label: string; readonly to: string }[];
}

/** True without a connection: the page then comes from the reader's device, and the address may well exist. */
function useAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => setAway(!navigator.onLine), []);
  return isAway;
}

/** The not-found page: suggestions, a search, and links. */
export function NotFoundView({ path, entries }: NotFoundViewProps) {
  const suggestions = useSuggestions(path);
  const isAway = useAway();
  // Where nothing is near, they take the place that was kept for that.
  const waysOut = (
    <section>
      <h2 className={styles.title}>{text.notFoundWaysOut}</h2>
      <ul className={styles.list}>
        {[{ label: text.home, to: "/" }, ...entries].map(({ label, to }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <BoxStack filled={0} of={3} />
      <p className={styles.status}>{isAway ? "" : "404"}</p>
      <h1 className={page.heading}>{isAway ? offline.awayTitle : text.notFoundTitle}</h1>
      <p className={page.lead}>{isAway ? offline.away : text.notFoundText}</p>
      <div className={styles.search}>
        <SearchForm query={wordsOfPath(path)} />
      </div>
      <div className={styles.lists}>
        <section className={styles.suggestions} aria-busy={!suggestions}>
          {suggestions && (
            <h2 className={styles.title}>
              {suggestions.length ? text.notFoundSuggestions : text.notFoundNoSuggestions}
            </h2>
          )}
          {suggestions?.length === 0 && waysOut}
          <ul className={styles.list}>
            {suggestions?.map(([to, title]) => (
              <li key={to}>
                <PageLink to={to}>{title}</PageLink>
                <span className={styles.route}>{to}</span>
              </li>
            ))}
          </ul>
        </section>
        {suggestions?.length !== 0 && waysOut}
      </div>
    </main>
  );
}
