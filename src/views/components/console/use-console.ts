import { useCallback, useMemo, useRef, useState } from "react";
import { answerFindings } from "../../../browser/console/request/answer-findings";
import { buildRequest, type BuiltRequest } from "../../../browser/console/request/build-request";
import { checkDraft, type Findings } from "../../../browser/console/request/check-draft";
import type { ConsoleOperation } from "../../../browser/console/request/console-operation";
import type { Draft } from "../../../browser/console/request/draft";
import { jsonOf } from "../../../browser/console/send/received-answer";
import { send, type Sent } from "../../../browser/console/send/send";
import type { Target } from "../../../browser/console/session/target";
import { useDraft } from "./use-draft";

const noFindings: Findings = { parameters: {}, body: {} };

/** The state of an open console. */
export function useConsole(of: ConsoleOperation) {
  const { draft, change: keep, ready, ...drafts } = useDraft(of);
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
      setFromAnswer(noFindings);
      keep(next);
    },
    [keep],
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

  /** Sends what was typed, or a draft that follows from an answer. */
  const sendDraft = async (next?: Draft) => {
    if (next) change(next);
    setSending(true);
    return sendRequest(buildRequest(of, next ?? (await ready())));
  };

  const stop = () => stopping.current?.abort();
  const sending = { sent, setSent, isSending, sendDraft, sendRequest, stop };
  return { draft, change, findings, own, ...sending, ...drafts };
}

/** The state of an open console. */
export type ConsoleState = ReturnType<typeof useConsole>;
