import { useCallback, useMemo, useRef, useState } from "react";
import { answerFindings } from "../../console/request/answer-findings";
import { buildRequest, type BuiltRequest } from "../../console/request/build-request";
import { checkDraft, type Findings } from "../../console/request/check-draft";
import type { ConsoleOperation } from "../../console/request/console-operation";
import { firstDraft, type Draft } from "../../console/request/draft";
import { jsonOf } from "../../console/send/answer";
import { send, type Sent } from "../../console/send/send";
import { createdIds } from "../../console/session/known-ids";
import type { Target } from "../../console/session/target";
import { keptDraft, keepDraft } from "../../console/session/drafts";

const noFindings: Findings = { parameters: {}, body: {} };

/** Everything that the console of one operation remembers while it is open. */
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

/** What `useConsole` gives. */
export type ConsoleState = ReturnType<typeof useConsole>;
