import { text } from "../../../../i18n/text";
import { BoxStack } from "../../motif/BoxStack";
import { missingResultsAddress } from "../search-address";
import { searchSettings } from "../site-search";
import * as styles from "./SearchView.module.css";

/** Shown when the search has failed. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.noticeTitle}>{text.search.failed}</p>
      <p>{text.search.failedHelp}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {text.retry}
      </button>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
}

/** Shown when there are no results: suggestions, and a link to the feedback form. */
export function NoResults({ query, suggestions, onSuggestion }: NoResultsProps) {
  const { feedbackUrl } = searchSettings;
  return (
    <div role="alert" className={styles.notice}>
      <BoxStack filled={0} of={3} />
      <p className={styles.noticeTitle}>
        {text.search.noResultsFor} “<strong>{query}</strong>”
      </p>
      {suggestions.length > 0 && (
        <p className={styles.suggestions}>
          {text.search.trySearching}:
          {suggestions.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.suggestion}
              onClick={() => onSuggestion(one)}
            >
              {one}
            </button>
          ))}
        </p>
      )}
      {feedbackUrl && (
        <p>
          {text.search.missingResults}{" "}
          <a
            href={missingResultsAddress(feedbackUrl, query)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text.search.letUsKnow}
          </a>
        </p>
      )}
    </div>
  );
}
