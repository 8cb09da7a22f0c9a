import type { BuiltRequest } from "../request/build-request";
import type { ConsoleOperation } from "../request/console-operation";
import { rememberCall, type CallOutcome } from "../session/calls";
import { rememberIds } from "../session/known-ids";
import { fileNamed } from "../session/chosen-files";
import {
  chosenTarget,
  credentialsFor,
  isServerAddress,
  secretFor,
  type Target,
} from "../session/target";
import { jsonOf, type ReceivedAnswer, type Unanswered } from "./received-answer";
import { sendToMock } from "./send-to-mock";
import { sendToServer } from "./send-to-server";

/** A request and its outcome. */
export type Sent = { request: BuiltRequest; target: Target } & CallOutcome;

async function ask(
  { file }: ConsoleOperation,
  request: BuiltRequest,
  target: Target,
  signal: AbortSignal,
): Promise<ReceivedAnswer | Unanswered> {
  if (target.kind === "server" && !isServerAddress(target.url))
    return { reason: "address", message: target.url };
  if (target.kind === "server")
    return sendToServer({
      request,
      server: target.url,
      credentials: credentialsFor(target.url, file.security),
      secretOf: (credential) => secretFor(target.url, credential),
      fileNamed,
      signal,
    });
  try {
    return await sendToMock(file, request);
  } catch (error) {
    console.warn("The mock does not respond", error);
    return { reason: "mock", message: error instanceof Error ? error.message : String(error) };
  }
}

/** Sends a request, by default to the target that the reader chose, and stores the call and its ids. */
export async function send(
  of: ConsoleOperation,
  request: BuiltRequest,
  signal: AbortSignal,
  target = chosenTarget(),
): Promise<Sent> {
  const startedAt = new Date().toISOString();
  const result = await ask(of, request, target, signal);
  const outcome: CallOutcome = "reason" in result ? { unanswered: result } : { answer: result };
  if ("answer" in outcome) rememberIds(outcome.answer.status, jsonOf(outcome.answer.body));
  const { slug, servers } = of.file;
  rememberCall({ slug, target, startedAt, request, server: servers[0]?.url, ...outcome });
  return { request, target, ...outcome };
}
