import { useEffect, useState } from "react";
import { useModal } from "../../hooks/use-modal";
import { text } from "../../../i18n/text";
import { isTypedText, setSingleKeys, singleKeysOn } from "../../../browser/single-keys";
import { CloseIcon } from "./icons";
import { shortcutHelpEvent } from "./shortcut-help-event";
import { ShortcutList } from "./ShortcutList";
import * as styles from "./ShortcutHelp.module.css";

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
