import { useState } from "react";
import { text } from "../../../../i18n/text";
import { mediaMatches } from "../../../../browser/media";
import type { FilterValue } from "../../../../search/page/page-requests";
import {
  filterNames,
  writePageState,
  type FilterName,
  type PageState,
} from "../../../../search/page/page-state";
import * as styles from "./Filters.module.css";

const titles: Record<FilterName, string> = {
  kind: text.search.filterKind,
  group: text.search.filterGroup,
  version: text.search.filterVersion,
};

interface FiltersProps {
  state: PageState;
  values: Record<FilterName, FilterValue[]>;
  onChange: (state: PageState) => void;
}

/** Filters of the results by kind, group and version, with the number of results of each value. */
export function Filters({ state: known, values, onChange }: FiltersProps) {
  // On a phone they would stand between the reader and the results.
  const [wide] = useState(() => mediaMatches("(min-width: 997px)"));
  // A choice shows at once, not when its results are there, and stays when the results before it come a second time.
  const [pending, setPending] = useState<{ from: string; to: PageState }>();
  const from = writePageState(known);
  const state = pending?.from === from ? pending.to : known;
  const change = (to: PageState) => {
    setPending({ from, to });
    onChange(to);
  };
  const toggle = (name: FilterName, value: string) => {
    const chosen = state[name];
    const next = chosen.includes(value)
      ? chosen.filter((one) => one !== value)
      : [...chosen, value];
    change({ ...state, page: 1, [name]: next });
  };
  const any = filterNames.some((name) => state[name].length);
  return (
    <details className={styles.filters} open={wide}>
      <summary className={styles.summary}>{text.search.filters}</summary>
      {any && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => change({ ...state, page: 1, kind: [], group: [], version: [] })}
        >
          {text.search.clearFilters}
        </button>
      )}
      {filterNames.map((name) =>
        values[name].length ? (
          <fieldset key={name} className={styles.filter}>
            <legend className={styles.legend}>{titles[name]}</legend>
            {values[name].slice(0, 15).map(({ value, count }) => (
              <label key={value} className={styles.value}>
                <input
                  type="checkbox"
                  checked={state[name].includes(value)}
                  onChange={() => toggle(name, value)}
                />
                <span>{name === "kind" ? (text.search.kinds[value] ?? value) : value}</span>
                <span className={styles.count}>{count}</span>
              </label>
            ))}
          </fieldset>
        ) : null,
      )}
    </details>
  );
}
