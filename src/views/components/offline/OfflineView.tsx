import { useEffect, useState } from "react";
import { text } from "../../../i18n/text";
import { text as words } from "../../../i18n/offline-text";
import { text as sizes } from "../../../i18n/sizes-text";
import {
  offlineParts,
  sizeOf,
  type OfflinePart,
  type OfflineSize,
} from "../../../browser/offline/names";
import {
  followOffline,
  keepOffline,
  offlineSize,
  offlineState,
  removeOffline,
  useNewer as takeNewer,
  type OfflineState,
} from "../../../browser/offline/registration";
import * as plain from "../layout/PlainPage.module.css";
import * as styles from "./OfflineView.module.css";

interface PartChoiceProps {
  size: OfflineSize;
  chosen: readonly OfflinePart[];
  choose: (parts: readonly OfflinePart[]) => void;
}

/** What the reader wants to keep, with the size of each part; the pages are always kept. */
function PartChoice({ size, chosen, choose }: PartChoiceProps) {
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

interface NowProps {
  state: OfflineState;
  set: (state: OfflineState) => void;
  size: OfflineSize | undefined;
}

/** The message and the buttons of a state. */
function Now({ state, set, size }: NowProps) {
  const [chosen, choose] = useState<readonly OfflinePart[]>(offlineParts);
  const act = (work: () => Promise<OfflineState>) => () =>
    void work().then(set, () => set({ is: "failed" }));
  const start = () => {
    set({ is: "fetching", done: 0, all: 0 });
    return keepOffline(chosen);
  };
  const keep = (
    <>
      {size && <PartChoice size={size} chosen={chosen} choose={choose} />}
      <button type="button" className={styles.button} onClick={act(start)}>
        {state.is === "failed" ? text.tryAgain : words.keep}
      </button>
    </>
  );
  const remove = (
    <button type="button" className={styles.button} onClick={act(removeOffline)}>
      {words.remove}
    </button>
  );
  switch (state.is) {
    case "unsupported":
    case "sparing":
      return <p role="status">{words[state.is]}</p>;
    case "off":
      return keep;
    case "fetching":
      return (
        <>
          <label className={styles.progress}>
            {words.fetching(state.done, state.all)}
            <progress value={state.all ? state.done : undefined} max={state.all || 1} />
          </label>
          {remove}
        </>
      );
    case "failed":
      return (
        <>
          <p role="status">{words.failed}</p>
          {keep} {remove}
        </>
      );
    case "on":
      return (
        <>
          <p role="status">{words.on}</p>
          {state.newer && (
            <button type="button" className={styles.button} onClick={() => void takeNewer()}>
              {words.newerUse}
            </button>
          )}{" "}
          {remove}
        </>
      );
  }
}

/** Makes the site available offline, shows the progress, and removes it again. */
export function OfflineView() {
  const [state, set] = useState<OfflineState>();
  const [size, setSize] = useState<OfflineSize>();
  useEffect(() => {
    offlineState().then(set, () => set({ is: "unsupported" }));
    offlineSize().then(setSize, () => undefined);
    return followOffline(set);
  }, []);
  return (
    <main id="main" tabIndex={-1} className={plain.page}>
      <h1 className={plain.heading}>{words.title}</h1>
      <p className={plain.lead}>{words.lead}</p>
      <div className={styles.now}>{state && <Now state={state} set={set} size={size} />}</div>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </main>
  );
}
