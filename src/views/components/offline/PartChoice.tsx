import { text as sizes } from "../../../i18n/sizes-text";
import { text as words } from "../../../i18n/offline-text";
import {
  offlineParts,
  sizeOf,
  type OfflinePart,
  type OfflineSize,
} from "../../../browser/offline/names";
import * as styles from "./OfflineView.module.css";

interface PartChoiceProps {
  size: OfflineSize;
  chosen: readonly OfflinePart[];
  choose: (parts: readonly OfflinePart[]) => void;
}

/** What the reader wants to keep, with the size of each part; the pages are always kept. */
export function PartChoice({ size, chosen, choose }: PartChoiceProps) {
  const parts = offlineParts.filter((part) => size[part]);
  const { bytes, files } = sizeOf(size, chosen);
  const toggle = (part: OfflinePart, isWanted: boolean) => () =>
    choose(offlineParts.filter((one) => (one === part ? isWanted : chosen.includes(one))));
  return (
    <fieldset className={styles.parts}>
      <legend>{words.parts}</legend>
      {parts.map((part) => (
        <label key={part} className={styles.part}>
          <input
            type="checkbox"
            checked={chosen.includes(part)}
            disabled={part === "pages"}
            onChange={toggle(part, !chosen.includes(part))}
          />
          {words.part[part]}
          <small>{words.partSize(sizes.bytes(sizeOf(size, [part]).bytes))}</small>
        </label>
      ))}
      <p className={styles.size} aria-live="polite">
        {words.size(sizes.bytes(bytes), files)}
      </p>
    </fieldset>
  );
}
