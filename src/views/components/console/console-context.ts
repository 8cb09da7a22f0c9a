import { createContext, useContext } from "react";
import type { ConsoleOperation } from "../../../browser/console/request/console-operation";
import type { MediaTypeContent } from "../../../mock/mock-operations";
import type { Findings } from "../../../browser/console/request/check-draft";

interface ConsoleContextValue {
  of: ConsoleOperation;
  /** The body in the chosen media type. */
  content: MediaTypeContent | undefined;
  findings: Findings;
  /** The text of the body. */
  body: string;
  setBody: (text: string) => void;
}

/** What all fields need. */
export const ConsoleContext = createContext<ConsoleContextValue | null>(null);

/** The console around a field. @throws outside a console */
export function useConsoleContext(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error("There is no console around this field.");
  return value;
}

/** The id of a field's control, from its JSON Pointer. */
export const fieldId = (pointer: string) => `console-body${pointer.replaceAll("/", ".")}`;
