import { useState } from "react";
import { text } from "../../../../i18n/text";
import { mediaMatches } from "../../../../browser/media";
import type { FilterValue } from "../../../../search/page/page-requests";
import {
  filterNames,
  unfiltered,
  writePageState,
  type FilterName,
  type PageState,
} from "../../../../search/page/page-state";
import { kindLabel } from "./kind-label";
import * as styles from "./Filters.module.css";

interface FiltersProps {
  state: PageState;
  values: Record<FilterName, FilterValue[]>;
  onChange: (state: PageState) => void;
}

/** The filters of the results, with the number of results of each value. */
export function Filters({ state: known, values, onChange }: FiltersProps) {
  // On phones, they would be above the results.
  const [wide] = useState(() => mediaMatches("(min-width: 997px)"));
  // A choice is shown at once, and stays when earlier results arrive again.
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
          onClick={() => change(unfiltered(state.query))}
        >
          {text.search.clearFilters}
        </button>
      )}
      {filterNames.map((name) =>
        values[name].length ? (
          <fieldset key={name} className={styles.filter}>
            <legend className={styles.legend}>{text.search.filterTitles[name]}</legend>
            {values[name].slice(0, 15).map(({ value, count }) => (
              <label key={value} className={styles.value}>
                <input
                  type="checkbox"
                  checked={state[name].includes(value)}
                  onChange={() => toggle(name, value)}
                />
                <span>{name === "kind" ? (kindLabel(value) ?? value) : value}</span>
                <span className={styles.count}>{count}</span>
              </label>
            ))}
          </fieldset>
        ) : null,
      )}
    </details>
  );
}
