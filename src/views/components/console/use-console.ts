import { useCallback, useMemo, useRef, useState } from "react";
import { answerFindings } from "../../../browser/console/request/answer-findings";
import { buildRequest, type BuiltRequest } from "../../../browser/console/request/build-request";
import { checkDraft, type Findings } from "../../../browser/console/request/check-draft";
import type { ConsoleOperation } from "../../../browser/console/request/console-operation";
import { firstDraft, type Draft } from "../../../browser/console/request/draft";
import { jsonOf } from "../../../browser/console/send/answer";
import { send, type Sent } from "../../../browser/console/send/send";
import { createdIds } from "../../../browser/console/session/known-ids";
import type { Target } from "../../../browser/console/session/target";
import { keptDraft, keepDraft } from "../../../browser/console/session/drafts";

const noFindings: Findings = { parameters: {}, body: {} };

/** The state of an open console. */
export function useConsole(of: ConsoleOperation) {
  const [draft, setDraft] = useState<Draft>(
    () => keptDraft(of.file.slug) ?? firstDraft(of, createdIds()),
  );
  const [sent, setSent] = useState<Sent>();
  const [isSending, setSending] = useState(false);
  const [fromAnswer, setFromAnswer] = useState(noFindings);
  const stopping = useRef<AbortController>(undefined);
  const own = useMemo(() => checkDraft(of, draft), [of, draft]);
  const findings = useMemo(
    () => ({
      parameters: { ...fromAnswer.parameters, ...own.parameters },
      body: { ...fromAnswer.body, ...own.body },
    }),
    [own, fromAnswer],
  );

  const change = useCallback(
    (next: Draft) => {
      setDraft(next);
      setFromAnswer(noFindings);
      keepDraft(of.file.slug, next);
    },
    [of],
  );

  const sendRequest = useCallback(
    async (request: BuiltRequest, target?: Target) => {
      stopping.current?.abort();
      const stop = new AbortController();
      stopping.current = stop;
      setSending(true);
      const result = await send(of, request, stop.signal, target);
      if (stopping.current !== stop) return result;
      setSending(false);
      setSent(result);
      if ("answer" in result && result.answer.status >= 400)
        setFromAnswer(answerFindings(jsonOf(result.answer.body), of));
      return result;
    },
    [of],
  );

  const sendDraft = (next: Draft = draft) => {
    if (next !== draft) change(next);
    return sendRequest(buildRequest(of, next));
  };

  const stop = () => stopping.current?.abort();
  return { draft, change, findings, own, sent, setSent, isSending, sendDraft, sendRequest, stop };
}

/** The state of an open console. */
export type ConsoleState = ReturnType<typeof useConsole>;
