/** A magnifying glass. Decorative: a label stands beside it. */
export function SearchIcon({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      width="18"
      height="18"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="8.75" cy="8.75" r="5.5" />
      <path d="m13 13 4 4" />
    </svg>
  );
}
