import { createContext, useContext } from "react";
import type { ConsoleOperation } from "../../../browser/console/request/console-operation";
import type { Content } from "../../../mock/operations";
import type { Findings } from "../../../browser/console/request/check-draft";

interface ConsoleContextValue {
  of: ConsoleOperation;
  /** The body in the media type that was chosen. */
  content: Content | undefined;
  findings: Findings;
  /** The body's text and what changes it. */
  body: string;
  setBody: (text: string) => void;
}

/** What all fields of a body need. */
export const ConsoleContext = createContext<ConsoleContextValue | null>(null);

/** The console around a field. @throws outside of one */
export function useConsoleContext(): ConsoleContextValue {
  const value = useContext(ConsoleContext);
  if (!value) throw new Error("There is no console around this field.");
  return value;
}

/** The id of a field's control, by its JSON Pointer. */
export const fieldId = (pointer: string) => `console-body${pointer.replaceAll("/", ".")}`;
