import { child, children, type DescriptionPlace } from "./description";

/** The rows that a read answers itself, without what is in them. */
export const rowsOf = (value: DescriptionPlace): DescriptionPlace[] => {
  const rows = child(value, "data");
  return rows.value === undefined ? [value] : children(rows).map(([, row]) => row);
};
