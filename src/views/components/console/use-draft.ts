import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ConsoleOperation } from "../../../browser/console/request/console-operation";
import { firstDraft, withExample, type Draft } from "../../../browser/console/request/draft";
import { mergeDrafts } from "../../../browser/console/request/prefill-draft";
import {
  storeDraft,
  storedDraft,
  type StoredDraft,
} from "../../../browser/console/session/stored-drafts";
import { createdIds } from "../../../browser/console/session/known-ids";
import { prepare } from "../../../browser/console/session/prepare";
import { chosenTarget } from "../../../browser/console/session/target";
import { savesData } from "../../../browser/connection/connection";
import type { MockRecord } from "../../../mock/model";

/** Milliseconds after the last key in a path parameter until the body follows it. */
const pause = 600;

const inPath = ({ parameters }: Draft) =>
  JSON.stringify(Object.entries(parameters).filter(([key]) => key.startsWith("path.")));

/** What the reader types, over values that the mock accepts; `record` was made for them, and `isPreparing` until they come. */
export function useDraft(of: ConsoleOperation) {
  const { slug } = of.file;
  const [kept, setKept] = useState((): StoredDraft => {
    const first = firstDraft(of, createdIds());
    return storedDraft(slug) ?? { base: first, draft: first };
  });
  const [record, setRecord] = useState<MockRecord>();
  const [isPreparing, setPreparing] = useState(
    () => chosenTarget().kind === "mock" && !savesData(),
  );
  const latest = useRef(kept);
  /** What the form shows: values may have come that it does not show yet. */
  const shown = useRef(kept.draft);
  useLayoutEffect(() => {
    shown.current = kept.draft;
  }, [kept.draft]);
  const preparing = useRef<Promise<void>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = useCallback((next: StoredDraft) => {
    latest.current = next;
    setKept(next);
  }, []);

  /** Replaces what the reader has left as it was by what the mock accepts now. */
  const refresh = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setPreparing(true);
    const asked = latest.current;
    const work = prepare(of, asked)
      .then((prepared) => {
        if (preparing.current !== work || !prepared) return;
        const { base, draft: own } = latest.current;
        // The body would be of another record than the path, which is asked for after a pause.
        if (inPath(own) !== inPath(asked.draft)) return;
        const draft = mergeDrafts(of, { base, own, next: prepared.draft });
        const next = { base: { ...base, ...prepared.draft }, draft };
        put(next);
        setRecord(prepared.record);
        if (storedDraft(slug)) storeDraft(slug, next);
      })
      .catch(() => {
        // Sending tells why there is no mock, and starts it anew.
        if (preparing.current === work) preparing.current = undefined;
      })
      .finally(() => {
        const isLast = preparing.current === work || !preparing.current;
        if (isLast && !timer.current) setPreparing(false);
      });
    preparing.current = work;
    return work;
  }, [of, put, slug]);

  const change = useCallback(
    (changed: Draft) => {
      const before = latest.current;
      const isShown = shown.current === before.draft;
      const draft = isShown
        ? changed
        : mergeDrafts(of, { base: shown.current, own: changed, next: before.draft });
      const next = { ...before, draft };
      put(next);
      storeDraft(slug, next);
      if (chosenTarget().kind !== "mock" || inPath(draft) === inPath(before.draft)) return;
      clearTimeout(timer.current);
      setPreparing(true);
      timer.current = setTimeout(() => void refresh(), pause);
    },
    [of, put, refresh, slug],
  );

  const chooseExample = (mediaType: string | undefined, example?: number) => {
    const { base, draft } = latest.current;
    const [next, own] = [base, draft].map((one) => withExample(of, one, mediaType, example));
    if (next && own) put({ base: next, draft: own });
    if (chosenTarget().kind === "mock") void refresh();
  };

  /** Waits for values that the mock accepts; the draft to send. */
  const ready = async (): Promise<Draft> => {
    if (chosenTarget().kind === "mock") {
      let awaited: Promise<void>;
      // Values may be asked for again while these come, and those of a path that was just typed have not been asked for.
      do await (awaited = (timer.current ? undefined : preparing.current) ?? refresh());
      while (timer.current || (preparing.current && preparing.current !== awaited));
    }
    return latest.current.draft;
  };

  useEffect(() => {
    // Who sends at once has asked for values before this effect runs.
    if (chosenTarget().kind === "mock" && !savesData() && !preparing.current) void refresh();
    return () => {
      clearTimeout(timer.current);
      preparing.current = undefined;
    };
  }, [refresh]);

  return { draft: kept.draft, change, chooseExample, refresh, ready, record, isPreparing };
}
