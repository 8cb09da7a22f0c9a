import { placeholders, type HttpRequest } from "../../openapi/request-samples/http-request";
import type { SampleLanguage } from "../../openapi/request-samples/languages";
import { printRequest } from "../../openapi/request-samples/print-request";
import type { Credential } from "../files/console-files";
import { addressOf, formFields, isForm, type BuiltRequest } from "./build-request";

function placeholderFor({ kind, name }: Credential): { name: string; value: string } {
  if (kind === "header") return { name, value: placeholders.apiKey };
  return {
    name,
    value: kind === "basic" ? `Basic ${placeholders.credentials}` : `Bearer ${placeholders.token}`,
  };
}

/** A request as code, to a server; where a secret belongs stands a name for it. */
export function sampleCode(
  language: SampleLanguage,
  request: BuiltRequest,
  server: string,
  credential: Credential | null,
): string {
  const { method, headers, mediaType, body } = request;
  const isFields = /^multipart/i.test(mediaType ?? "");
  const text =
    isForm(mediaType) && !isFields
      ? new URLSearchParams(formFields(body)).toString()
      : (body ?? "");
  const fields = isFields ? formFields(body).map(([name, value]) => ({ name, value })) : undefined;
  const http: HttpRequest = {
    method,
    url: addressOf(request, URL.canParse(server) ? server : `https://api.example.com${server}`),
    headers: [
      ...(credential ? [placeholderFor(credential)] : []),
      ...headers.map(([name, value]) => ({ name, value })),
      ...(mediaType && !isFields ? [{ name: "Content-Type", value: mediaType }] : []),
    ],
    cookies: [],
    ...(mediaType && { body: { mediaType, text, ...(fields && { fields }) } }),
  };
  return printRequest(language, http);
}
