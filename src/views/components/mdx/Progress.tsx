import { useEffect, useRef, useState } from "react";
import { openedPages, pageOf } from "../../../browser/opened-pages";
import { text } from "../../../i18n/text";
import * as styles from "./Progress.module.css";

/** How many pages of its list item the reader has opened; nothing before the first one. */
export function Progress() {
  const own = useRef<HTMLSpanElement>(null);
  const [{ opened, all }, setWalked] = useState({ opened: 0, all: 0 });
  useEffect(() => {
    const links = [...(own.current?.closest("li")?.querySelectorAll("a") ?? [])];
    const known = new Set(openedPages());
    const seen = links.filter(({ pathname }) => known.has(pageOf(pathname)));
    for (const link of seen) link.dataset.opened = "";
    setWalked({ opened: seen.length, all: links.length });
  }, []);
  return (
    <span ref={own} className={styles.progress} data-no-markdown>
      {opened > 0 && text.openedPages(opened, all)}
    </span>
  );
}
