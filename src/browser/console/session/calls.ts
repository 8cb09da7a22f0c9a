import { storageKeys } from "../../storage-keys";
import type { BuiltRequest } from "../request/build-request";
import type { ReceivedAnswer, Unanswered } from "../send/received-answer";
import { sessionValue } from "./session-value";
import type { Target } from "./target";

/** A response, or why there is none. */
export type CallOutcome = { answer: ReceivedAnswer } | { unanswered: Unanswered };

/** A stored call, with a shortened body; credentials are not part of requests. */
export type StoredCall = CallOutcome & {
  id: number;
  slug: string;
  target: Target;
  startedAt: string;
  request: BuiltRequest;
  /** The server of the description, for calls that the mock answered. */
  server?: string | undefined;
};

type WithoutId<Some> = Some extends unknown ? Omit<Some, "id"> : never;

const mostCalls = 20;
const mostText = 20_000;

const calls = sessionValue<StoredCall[]>(storageKeys.consoleCalls, []);

function short({ body, ...answer }: ReceivedAnswer): ReceivedAnswer {
  if (body.kind === "none") return { ...answer, body };
  const { mediaType, bytes } = body;
  if (body.kind === "binary") return { ...answer, body: { kind: "binary", mediaType, bytes } };
  const isCut = body.isCut || body.text.length > mostText;
  const text = body.text.slice(0, mostText);
  return { ...answer, body: { kind: "text", mediaType, bytes, text, isCut } };
}

/** The last calls of this tab, latest first. */
export const lastCalls = (): StoredCall[] => calls.read();

/** Stores a call; the oldest make room. */
export function rememberCall(call: WithoutId<StoredCall>): void {
  const known = calls.read();
  const id = (known[0]?.id ?? 0) + 1;
  const kept: StoredCall =
    "answer" in call ? { ...call, id, answer: short(call.answer) } : { ...call, id };
  const next = [kept, ...known].slice(0, mostCalls);
  if (!calls.write(next)) calls.write(next.slice(0, 3));
}

/** Deletes all stored calls. */
export const forgetCalls = () => calls.forget();
