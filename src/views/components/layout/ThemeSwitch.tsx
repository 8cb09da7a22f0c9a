import { useSyncExternalStore } from "react";
import { text } from "../../../i18n/text";
import { currentTheme, setTheme, subscribeTheme, type Theme } from "../../../browser/color-mode";
import { MoonIcon, SunIcon } from "./icons";
import * as styles from "./ThemeSwitch.module.css";

/** Switches between light and dark mode; hidden without JavaScript. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribeTheme, currentTheme, () => "light");
  const other: Theme = theme === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={other === "dark" ? text.switchToDark : text.switchToLight}
      onClick={() => setTheme(other)}
    >
      <SunIcon className={styles.sun} />
      <MoonIcon className={styles.moon} />
    </button>
  );
}
