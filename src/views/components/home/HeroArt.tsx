import * as styles from "./HomeView.module.css";

/** Decoration next to the headline on wide screens: the logo, large, as a stack of boxes. */
export function HeroArt() {
  return (
    <svg className={styles.art} viewBox="0 0 420 380" fill="none" aria-hidden="true">
      <g stroke="var(--line-strong)" strokeLinejoin="round">
        <path d="M210 250 390 160v100L210 350 30 260V160Z" fill="var(--bg)" />
        <path d="M210 250v100M90 190v100M150 220v100M270 220v100M330 190v100" opacity="0.6" />
        <path d="M210 190 390 100v60L210 250 30 160v-60Z" fill="var(--bg)" />
        <path d="M210 190v60M90 130v60M150 160v60M270 160v60M330 130v60" opacity="0.6" />
      </g>
      <path d="M210 10 390 100 210 190 30 100Z" fill="var(--accent-soft)" stroke="var(--accent)" />
      <path
        d="m90 70 180 90M150 40l180 90M330 70l-180 90M270 40 90 130"
        stroke="var(--accent)"
        opacity="0.35"
      />
    </svg>
  );
}
