import { child, children, type Place } from "./description";

/** The rows that a read answers itself, without what is in them. */
export const rowsOf = (value: Place): Place[] => {
  const rows = child(value, "data");
  return rows.value === undefined ? [value] : children(rows).map(([, row]) => row);
};
