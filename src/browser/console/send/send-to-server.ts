import type { Credential, SecurityOption } from "../../../openapi/security-options";
import { bodyKind, formFields, isForm } from "../request/body-kind";
import { addressOf, filesOf, type BuiltRequest } from "../request/build-request";
import type { ReceivedAnswer, Unanswered } from "./received-answer";
import { readAnswerBody } from "./read-answer-body";
import { statusNames } from "./status-names";

interface ServerCall {
  request: BuiltRequest;
  server: string;
  credentials: SecurityOption;
  secretOf(credential: Credential): string;
  fileNamed(name: string): File | undefined;
  signal: AbortSignal;
}

function credentialValue({ kind }: Credential, secret: string): string {
  if (kind === "key") return secret;
  return kind === "basic"
    ? `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(secret)))}`
    : `Bearer ${secret}`;
}

function bodyOf({ request, fileNamed }: ServerCall): BodyInit | undefined {
  const { mediaType, body, fileFields = [] } = request;
  if (body === undefined || mediaType === undefined) return undefined;
  if (bodyKind(mediaType) === "file") return fileNamed(body);
  if (!isForm(mediaType)) return body;
  const fields = formFields(body);
  if (bodyKind(mediaType) === "fields") return new URLSearchParams(fields);
  const form = new FormData();
  for (const [name, value] of fields) {
    const file = fileFields.includes(name) ? fileNamed(value) : undefined;
    if (file) form.append(name, file, file.name);
    else if (!fileFields.includes(name)) form.append(name, value);
  }
  return form;
}

/** Adds the credentials to the headers and the query. */
function authorize({ request, credentials, secretOf }: ServerCall): [BuiltRequest, Headers] {
  const headers = new Headers(request.headers);
  const query = [...request.query];
  for (const credential of credentials) {
    const secret = secretOf(credential);
    if (!secret) continue;
    const { place, name } = credential;
    if (place === "header") headers.set(name, credentialValue(credential, secret));
    if (place === "query") query.push([name, secret]);
  }
  return [{ ...request, query }, headers];
}

/** Sends a request to a real server, without cookies and without the address of the page. */
export async function sendToServer(call: ServerCall): Promise<ReceivedAnswer | Unanswered> {
  const { server, signal } = call;
  const gone = filesOf(call.request).filter((name) => !call.fileNamed(name));
  if (gone.length) return { reason: "file", message: gone.join(", ") };
  const [request, headers] = authorize(call);
  // The browser sets the media type of a form, with its boundary.
  if (request.mediaType && !isForm(request.mediaType))
    headers.set("Content-Type", request.mediaType);
  const start = performance.now();
  try {
    const response = await fetch(addressOf(request, server), {
      method: request.method,
      headers,
      body: bodyOf(call),
      credentials: "omit",
      // eslint-disable-next-line browsers/served-apis -- Safari on iOS ignores it and sends only the origin
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
