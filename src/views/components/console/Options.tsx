type Option = readonly [value: string | number, label: string];

/** The options of a choice. */
export function Options({ of }: { of: readonly Option[] }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
