import { useState, type ReactNode } from "react";
import {
  contentFor,
  type ConsoleOperation,
} from "../../../src/browser/console/request/console-operation";
import { checkDraft } from "../../../src/browser/console/request/check-draft";
import { firstDraft, type Draft } from "../../../src/browser/console/request/draft";
import { ConsoleContext } from "../../../src/views/components/console/console-context";

interface InConsoleProps {
  of: ConsoleOperation;
  /** By default the first draft. */
  draft?: Partial<Draft>;
  /** Called with each change. */
  onDraft?: (draft: Draft) => void;
  children: (draft: Draft, change: (draft: Draft) => void) => ReactNode;
}

/** What parts of a console find around them: the operation, a draft that they change, and what is wrong with it. */
export function InConsole({ of, draft: given, onDraft, children }: InConsoleProps) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...firstDraft(of, {}), ...given }));
  const change = (next: Draft) => {
    setDraft(next);
    onDraft?.(next);
  };
  const value = {
    of,
    content: contentFor(of, draft.mediaType),
    findings: checkDraft(of, draft),
    body: draft.body,
    setBody: (body: string) => change({ ...draft, body }),
  };
  return <ConsoleContext value={value}>{children(draft, change)}</ConsoleContext>;
}
