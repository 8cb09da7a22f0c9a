import type { BuiltRequest } from "../request/build-request";
import type { ConsoleOperation } from "../request/console-operation";
import { rememberCall } from "../session/calls";
import { rememberIds } from "../session/known-ids";
import { fileNamed } from "../session/chosen-files";
import {
  chosenTarget,
  credentialsFor,
  isServerAddress,
  secretFor,
  type Target,
} from "../session/target";
import { jsonOf, type Answer, type Unanswered } from "./answer";
import { sendToMock } from "./send-to-mock";
import { sendToServer } from "./send-to-server";

/** A request and what became of it. */
export type Sent = { request: BuiltRequest; target: Target } & (
  { answer: Answer } | { unanswered: Unanswered }
);

async function ask(
  { file }: ConsoleOperation,
  request: BuiltRequest,
  target: Target,
  signal: AbortSignal,
): Promise<Answer | Unanswered> {
  if (target.kind === "server" && !isServerAddress(target.url))
    return { reason: "address", message: target.url };
  if (target.kind === "server")
    return sendToServer({
      request,
      server: target.url,
      credentials: credentialsFor(target.url, file.ways),
      secretOf: (credential) => secretFor(target.url, credential),
      fileNamed,
      signal,
    });
  try {
    return await sendToMock(file.mock, request);
  } catch (error) {
    console.warn("The mock does not answer", error);
    return { reason: "mock", message: error instanceof Error ? error.message : String(error) };
  }
}

/** Sends a request to whoever was chosen, and remembers what came back. */
export async function send(
  of: ConsoleOperation,
  request: BuiltRequest,
  signal: AbortSignal,
): Promise<Sent> {
  const target = chosenTarget();
  const startedAt = new Date().toISOString();
  const result = await ask(of, request, target, signal);
  if ("reason" in result) return { request, target, unanswered: result };
  rememberIds(result.status, jsonOf(result.body));
  rememberCall({
    slug: of.file.slug,
    target,
    startedAt,
    request,
    answer: result,
    server: of.file.servers[0]?.url,
  });
  return { request, target, answer: result };
}
