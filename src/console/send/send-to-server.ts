import type { Credential } from "../files/console-files";
import { addressOf, formFields, isForm, type BuiltRequest } from "../request/build-request";
import type { Answer, Unanswered } from "./answer";
import { readAnswerBody } from "./read-answer-body";
import { statusNames } from "./status-names";

interface ServerCall {
  request: BuiltRequest;
  server: string;
  credential: Credential | null;
  secret: string;
  signal: AbortSignal;
}

/** The header that lets a caller in. */
export function credentialHeader(
  { kind, name }: Credential,
  secret: string,
): [name: string, value: string] {
  if (kind === "header") return [name, secret];
  return kind === "basic" ? [name, `Basic ${btoa(secret)}`] : [name, `Bearer ${secret}`];
}

function bodyOf({ mediaType, body }: BuiltRequest): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (!isForm(mediaType)) return body;
  const fields = formFields(body);
  if (/^application/i.test(mediaType ?? "")) return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

/** Asks a real server. Cookies stay away, and it does not learn which page asks beyond its origin. */
export async function sendToServer({
  request,
  server,
  credential,
  secret,
  signal,
}: ServerCall): Promise<Answer | Unanswered> {
  const headers = new Headers(request.headers);
  if (credential && secret) headers.set(...credentialHeader(credential, secret));
  // A form has its media type, with the boundary, from the browser.
  if (request.mediaType && !isForm(request.mediaType))
    headers.set("Content-Type", request.mediaType);
  const start = performance.now();
  try {
    const response = await fetch(addressOf(request, server), {
      method: request.method,
      headers,
      body: bodyOf(request),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      signal,
    });
    const body = await readAnswerBody(response);
    const { status, statusText } = response;
    return {
      status,
      statusText: statusText || (statusNames[status] ?? ""),
      headers: [...response.headers],
      ms: performance.now() - start,
      body,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (signal.aborted) return { reason: "stopped", message };
    return { reason: navigator.onLine ? "blocked" : "offline", message };
  }
}
