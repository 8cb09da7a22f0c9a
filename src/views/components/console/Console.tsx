import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { buildRequest } from "../../../browser/console/request/build-request";
import {
  contentFor,
  type ConsoleOperation,
} from "../../../browser/console/request/console-operation";
import { chosenTarget } from "../../../browser/console/session/target";
import { text } from "../../../i18n/console-text";
import { mediaMatches } from "../../../browser/media";
import { Answer } from "./Answer";
import { BodyFields } from "./BodyFields";
import { Calls } from "./Calls";
import { ConsoleContext } from "./console-context";
import { goToField } from "./go-to-field";
import { ParameterFields } from "./ParameterFields";
import { Sample } from "./Sample";
import { TargetBar } from "./TargetBar";
import { useConsole } from "./use-console";
import { useCurrentVersion } from "./use-current-version";
import { useDialog } from "./use-dialog";
import * as styles from "./Console.module.css";

interface ConsoleProps {
  of: ConsoleOperation;
  onClose: () => void;
}

/** The console of an operation: on the left what is sent, on the right what it is as code and what comes back. */
export function Console({ of, onClose }: ConsoleProps) {
  const dialog = useDialog(onClose);
  const state = useConsole(of);
  const { draft, change, findings, own, sent, setSent, isSending, sendDraft, sendRequest, stop } =
    state;
  const [tab, setTab] = useState<"form" | "json">("form");
  const [, setTarget] = useState(chosenTarget);
  const shownDraft = useDeferredValue(draft);
  const request = useMemo(() => buildRequest(of, shownDraft), [of, shownDraft]);
  const outcome = useRef<HTMLDivElement>(null);
  const currentVersion = useCurrentVersion(of, draft, change);
  const count = Object.keys(own.parameters).length + Object.keys(own.body).length;
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

  // On a narrow screen the answer is below everything that was filled in.
  useEffect(() => {
    if (sent && mediaMatches("(max-width: 60rem)"))
      outcome.current?.scrollIntoView({ block: "start" });
  }, [sent]);

  const { method, path, title } = of.file;
  return (
    <ConsoleContext value={context}>
      <dialog ref={dialog} className={styles.console} aria-labelledby="console-title">
        <header className={styles.head}>
          <h2 id="console-title" tabIndex={-1}>
            {text.title(title)}
          </h2>
          <code>
            <span className="method" data-method={method.toLowerCase()}>
              {method}
            </span>{" "}
            {path}
          </code>
          <button type="button" onClick={() => dialog.current?.close()}>
            {text.close}
          </button>
        </header>
        <div className={styles.columns}>
          <form
            className={styles.request}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void sendDraft();
            }}
          >
            <TargetBar onChange={setTarget} />
            <ParameterFields draft={draft} onChange={change} onCurrentVersion={currentVersion} />
            <BodyFields tab={tab} onTab={setTab} draft={draft} onChange={change} />
            <div className={styles.send}>
              <button type="submit">{isSending ? text.sending : text.send}</button>
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
          <div className={styles.outcome} ref={outcome}>
            <Answer
              sent={sent}
              isSending={isSending}
              onField={(place) => goToField(of, draft.body, tab, place)}
              onNextPage={(cursor) =>
                void sendDraft({
                  ...draft,
                  parameters: { ...draft.parameters, "query.cursor": cursor },
                })
              }
            />
            <Sample request={request} />
            <Calls
              latest={sent}
              onShow={setSent}
              onAgain={(call) => void sendRequest(call.request, call.target)}
            />
          </div>
        </div>
      </dialog>
    </ConsoleContext>
  );
}
