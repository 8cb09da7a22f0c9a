/** The logo, three stacked boxes; decorative, because the title is next to it. */
export function Logo() {
  return (
    <svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <path d="M13 2.5 22.5 7.5 13 12.5 3.5 7.5Z" fill="var(--accent)" />
      <path
        d="M3.5 12.5 13 17.5l9.5-5"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path
        d="M3.5 17.8 13 22.8l9.5-5"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
