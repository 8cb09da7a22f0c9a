import { useLayoutEffect, useSyncExternalStore } from "react";
import {
  applyReader,
  chooseReader,
  followReader,
  readReader,
  type Reader,
} from "../../../browser/reader/reader";
import { text } from "../../../i18n/text";
import * as styles from "./ReaderSwitch.module.css";

const readers: readonly Reader[] = ["app", "api"];

/** Chooses for the whole site which half of a page is open: the steps on the screen, or the calls. */
export function ReaderSwitch() {
  const reader = useSyncExternalStore(followReader, readReader, () => "app");
  useLayoutEffect(applyReader, [reader]);
  return (
    <div role="group" aria-label={text.readerSwitch} className={styles.group} data-no-markdown="">
      {readers.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === reader}
          className={styles.choice}
          onClick={() => chooseReader(one)}
        >
          {text.readers[one]}
        </button>
      ))}
    </div>
  );
}
