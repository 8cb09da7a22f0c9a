import { Fragment, useEffect, useState } from "react";
import { useModal } from "../../hooks/use-modal";
import { text } from "../../../i18n/text";
import { isTypedText, setSingleKeys, singleKeysOn } from "../../../browser/single-keys";
import { CloseIcon } from "./icons";
import { shortcutHelpEvent } from "./shortcut-help-event";
import * as styles from "./ShortcutHelp.module.css";

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
const keyName = (key: string) => (key === "Ctrl" && isApple() ? "⌘" : key);

/** The keyboard shortcuts. Only for the browser, because names of keys depend on the device. */
function ShortcutList() {
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

function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { dialog, close } = useModal();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={text.keyboardShortcuts}
      onClose={onClose}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 className={styles.title}>{text.keyboardShortcuts}</h2>
          <button type="button" className={styles.close} aria-label={text.close} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        <ShortcutList />
        <label className={styles.setting}>
          <input
            type="checkbox"
            defaultChecked={singleKeysOn()}
            onChange={({ target }) => setSingleKeys(target.checked)}
          />
          {text.singleKeys}
        </label>
      </div>
    </dialog>
  );
}

/** The list of keyboard shortcuts, opened with `?` or from the footer. */
export function ShortcutHelp() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const show = () => setOpen(true);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "?" || isTypedText(event) || !singleKeysOn()) return;
      // Not over another dialog.
      if (!document.querySelector("dialog[open]")) show();
    };
    addEventListener("keydown", onKey, { signal });
    addEventListener(shortcutHelpEvent, show, { signal });
    return () => ending.abort();
  }, []);
  return open ? <ShortcutDialog onClose={() => setOpen(false)} /> : null;
}
