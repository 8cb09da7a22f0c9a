import { useEffect, useState } from "react";
import { text } from "../../../i18n/text";
import { scrollToTop } from "../../../browser/smooth-scroll";
import * as styles from "./BackToTop.module.css";
import { ArrowUpIcon } from "./icons";

/** A button that scrolls to the top; shown when the reader scrolls up, more than a window down on the page. */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const root = document.documentElement;
    let [last, height] = [scrollY, root.scrollHeight];
    const onScroll = () => {
      // Where the page grows or shrinks above the reader, the browser scrolls, not the reader.
      const up = scrollY < last && root.scrollHeight === height;
      [last, height] = [scrollY, root.scrollHeight];
      setShown((before) => scrollY > innerHeight && (up || before));
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
