import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { buildRequest } from "../../../browser/console/request/build-request";
import {
  contentFor,
  type ConsoleOperation,
} from "../../../browser/console/request/console-operation";
import type { Draft } from "../../../browser/console/request/draft";
import { send } from "../../../browser/console/send/send";
import { chosenTarget, type Target } from "../../../browser/console/session/target";
import { text } from "../../../i18n/console-text";
import type { MockRecord } from "../../../mock/model";
import { mediaMatches } from "../../../browser/media";
import { MethodBadge } from "../api/MethodBadge";
import { PathText } from "../api/PathText";
import { Answer } from "./Answer";
import { BodyFields, type BodyTab } from "./BodyFields";
import { Calls } from "./Calls";
import { ConsoleContext, useConsoleContext } from "./console-context";
import { goToField } from "./go-to-field";
import { ParameterFields } from "./ParameterFields";
import { Sample } from "./Sample";
import { TargetBar } from "./TargetBar";
import { useConsole, type ConsoleState } from "./use-console";
import { useDialog } from "./use-dialog";
import { useMockStep } from "./use-mock-step";
import * as styles from "./Console.module.css";

/** Sends from wherever the reader is, which is the title at first. */
function sendOnShortcut(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector("form")?.requestSubmit();
}

/** What people call a record, and its state. */
function labelOf({ documentNumber, sku, code, name, id, status }: MockRecord): string {
  const label = String(documentNumber ?? sku ?? code ?? name ?? id);
  return typeof status === "string" ? `${label} (${status})` : label;
}

/** The version of the record that a request is about, not of the action or line in the rest of the path. */
async function currentVersion(of: ConsoleOperation, draft: Draft): Promise<string | undefined> {
  const { path } = buildRequest(of, draft);
  const record = /^(\/[^/]+\/[^/]+)/.exec(path)?.[1] ?? path;
  const reading = { method: "GET", path: record, query: [], headers: [] };
  const sent = await send(of, reading, new AbortController().signal);
  if (!("answer" in sent)) return undefined;
  return sent.answer.headers.find(([name]) => name.toLowerCase() === "etag")?.[1];
}

interface RequestFormProps {
  state: ConsoleState;
  tab: BodyTab;
  onTab: (tab: BodyTab) => void;
  onTarget: (target: Target) => void;
}

function RequestForm({ state, tab, onTab, onTarget }: RequestFormProps) {
  const { draft, change, own, isSending, sendDraft, stop, refresh, chooseExample, record } = state;
  const { isPreparing } = state;
  const { of } = useConsoleContext();
  const step = useMockStep();
  const isMock = chosenTarget().kind === "mock";
  const count = Object.keys(own.parameters).length + Object.keys(own.body).length;
  const toSend = useRef<HTMLButtonElement>(null);
  const setVersion = (key: string) =>
    void currentVersion(of, draft).then((version) => {
      if (version) change({ ...draft, parameters: { ...draft.parameters, [key]: version } });
    });
  return (
    <form
      className={styles.request}
      noValidate
      aria-busy={isPreparing}
      onSubmit={(event) => {
        event.preventDefault();
        void sendDraft();
      }}
    >
      <button type="button" className={styles.skip} onClick={() => toSend.current?.focus()}>
        {text.goToSend}
      </button>
      <TargetBar
        onChange={(target) => {
          onTarget(target);
          if (target.kind === "mock") void refresh();
        }}
        onReset={() => void refresh()}
      />
      <p role="status" className={styles.prepared}>
        {isMock && !isSending && step && text.steps[step]}
        {isMock && !step && record && text.prepared(labelOf(record))}
      </p>
      <ParameterFields draft={draft} onChange={change} onCurrentVersion={setVersion} />
      <BodyFields tab={tab} onTab={onTab} draft={draft} onExample={chooseExample} />
      <div className={styles.send}>
        <button ref={toSend} type="submit" aria-keyshortcuts="Control+Enter Meta+Enter">
          {isSending ? text.sending : text.send}
        </button>
        {isSending && chosenTarget().kind === "server" && (
          <button type="button" onClick={stop}>
            {text.stop}
          </button>
        )}
        <span data-wrong={count ? "" : undefined}>
          {count ? text.willBeRefused(count) : text.fits}
        </span>
      </div>
    </form>
  );
}

/** The console of an operation: on the left the request, on the right its code and its response. */
export function Console({ of, onClose }: { of: ConsoleOperation; onClose: () => void }) {
  const dialog = useDialog(onClose);
  const state = useConsole(of);
  const { draft, change, findings, sent, setSent, isSending, sendDraft, sendRequest } = state;
  const [tab, setTab] = useState<BodyTab>("form");
  const [, setTarget] = useState(chosenTarget);
  const shownDraft = useDeferredValue(draft);
  const request = useMemo(() => buildRequest(of, shownDraft), [of, shownDraft]);
  const outcome = useRef<HTMLDivElement>(null);
  const context = useMemo(
    () => ({
      of,
      content: contentFor(of, draft.mediaType),
      findings,
      body: draft.body,
      setBody: (body: string) => change({ ...draft, body }),
    }),
    [of, findings, draft, change],
  );

  // On narrow screens, the response is below the form.
  useEffect(() => {
    if (sent && mediaMatches("(max-width: 60rem)"))
      outcome.current?.scrollIntoView({ block: "start" });
  }, [sent]);

  const { method, path, title } = of.file;
  const showNextPage = (cursor: string) => {
    const parameters = { ...draft.parameters, "query.cursor": cursor };
    void sendDraft({ ...draft, parameters });
  };
  return (
    <ConsoleContext value={context}>
      <dialog
        ref={dialog}
        className={styles.console}
        aria-labelledby="console-title"
        onKeyDown={sendOnShortcut}
      >
        <header className={styles.head}>
          <h2 id="console-title" tabIndex={-1}>
            {text.title(title)}
          </h2>
          <code>
            <MethodBadge method={method} /> <PathText path={path} />
          </code>
          <button type="button" onClick={() => dialog.current?.close()}>
            {text.close}
          </button>
        </header>
        <div className={styles.columns}>
          <RequestForm state={state} tab={tab} onTab={setTab} onTarget={setTarget} />
          <div className={styles.outcome} ref={outcome}>
            <Answer
              sent={sent}
              isSending={isSending}
              onField={(place) => goToField(of, draft.body, tab, place)}
              onNextPage={showNextPage}
            />
            <Sample request={request} />
            <Calls
              onShow={setSent}
              onAgain={(call) => void sendRequest(call.request, call.target)}
            />
          </div>
        </div>
      </dialog>
    </ConsoleContext>
  );
}
