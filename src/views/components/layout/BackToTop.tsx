import { useEffect, useState } from "react";
import { text } from "../../../i18n/text";
import { scrollToTop } from "../../../browser/smooth-scroll";
import * as styles from "./BackToTop.module.css";
import { ArrowUpIcon } from "./icons";

/** Scrolled further than this share of the window's height, the way back is offered. */
const far = 1;

/** Leads back to the top of a long page; shown while the reader scrolls up. */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const up = scrollY < last;
      last = scrollY;
      setShown((before) => scrollY > innerHeight * far && (up || before));
    };
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={text.backToTop}
      hidden={!shown}
      onClick={() => {
        scrollToTop();
        document.getElementById("main")?.focus({ preventScroll: true });
      }}
    >
      <ArrowUpIcon />
    </button>
  );
}
