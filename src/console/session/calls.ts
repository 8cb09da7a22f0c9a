import { storageKeys } from "../../runtime/storage-keys";
import type { BuiltRequest } from "../request/build-request";
import type { Answer } from "../send/answer";
import { sessionValue } from "./session-value";
import type { Target } from "./target";

/** A call as it is remembered: without its credential, which never is a part of it, and with a short body. */
export interface Call {
  id: number;
  slug: string;
  target: Target;
  startedAt: string;
  request: BuiltRequest;
  /** Where the description's own server is, for calls that the mock answered. */
  server?: string;
  answer: Answer;
}

const mostCalls = 20;
const mostText = 20_000;

const calls = sessionValue<Call[]>(storageKeys.consoleCalls, []);

function short({ body, ...answer }: Answer): Answer {
  if (body.kind === "none") return { ...answer, body };
  const { mediaType, bytes } = body;
  if (body.kind === "binary") return { ...answer, body: { kind: "binary", mediaType, bytes } };
  const isCut = body.isCut || body.text.length > mostText;
  const text = body.text.slice(0, mostText);
  return { ...answer, body: { kind: "text", mediaType, bytes, text, isCut } };
}

/** The last calls of this tab, the latest first. */
export const lastCalls = (): Call[] => calls.read();

/** Remembers a call; older ones make room. */
export function rememberCall(call: Omit<Call, "id">): void {
  const known = calls.read();
  const id = (known[0]?.id ?? 0) + 1;
  const next = [{ ...call, id, answer: short(call.answer) }, ...known].slice(0, mostCalls);
  if (!calls.write(next)) calls.write(next.slice(0, 3));
}

/** Forgets all calls. */
export const forgetCalls = () => calls.forget();
