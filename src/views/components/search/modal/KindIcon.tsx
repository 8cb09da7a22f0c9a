import type { RecordKind } from "../../../../search/record";

const shapes: Partial<Record<RecordKind, string>> = {
  field: "M8 3q-3 0-3 3v1q0 3-2 3 2 0 2 3v1q0 3 3 3m4-14q3 0 3 3v1q0 3 2 3-2 0-2 3v1q0 3-3 3",
  parameter: "M3 6h4m4 0h6M3 14h8m4 0h2M7 4v4m8 4v4",
  error: "M10 3 18 17H2Zm0 5v4m0 2.5v.01",
  state: "M3 10a3 3 0 1 0 6 0 3 3 0 0 0-6 0m6 0h8m-3-3 3 3-3 3",
  term: "M16 17H6q-2 0-2-2V5q0-2 2-2h10zM4 15q0-2 2-2h10",
};

/** Whether a kind of hit has an icon of its own, rather than DocSearch's for pages and headings. */
export const hasIcon = (kind?: RecordKind): boolean => kind !== undefined && kind in shapes;

/** The icon of a kind of hit. Decoration. */
export function KindIcon({ kind }: { kind: RecordKind }) {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d={shapes[kind]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
