import { Fragment } from "react";
import { text } from "../../../i18n/text";
import * as styles from "./ShortcutHelp.module.css";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
const keyName = (key: string) => (key === "Ctrl" && isApple() ? "⌘" : key);

/** The keyboard shortcuts. Only for the browser, because names of keys depend on the device. */
export function ShortcutList() {
  return (
    <dl className={styles.list}>
      {text.shortcuts.map(({ keys, does }) => (
        <div key={does} className={styles.row}>
          <dt>{does}</dt>
          <dd>
            {keys.map((combination, index) => (
              <Fragment key={combination.join()}>
                {index > 0 && <span className={styles.or}>{text.or}</span>}
                {combination.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {keyName(key)}
                  </kbd>
                ))}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
