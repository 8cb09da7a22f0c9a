import {
  placeholders,
  type FormField,
  type HttpRequest,
} from "../../../openapi/request-samples/http-request";
import type { SampleLanguage } from "../../../openapi/request-samples/languages";
import { printRequest } from "../../../openapi/request-samples/print-request";
import { text } from "../../../i18n/console-text";
import { parseUrl } from "../../../config/addresses/parse-url";
import type { Credential, SecurityOption } from "../../../openapi/security-options";
import { bodyKind, formFields } from "./body-kind";
import { addressOf, type BuiltRequest, type Pair } from "./build-request";

function placeholderFor({ kind, name }: Credential): Pair {
  if (kind === "key") return [name, placeholders.apiKey];
  return [
    name,
    kind === "basic" ? `Basic ${placeholders.credentials}` : `Bearer ${placeholders.token}`,
  ];
}

const named = (pairs: readonly Pair[]) => pairs.map(([name, value]) => ({ name, value }));

function bodyOf(
  { mediaType, body = "", fileFields = [] }: BuiltRequest,
  language: SampleLanguage,
): HttpRequest["body"] {
  if (!mediaType) return undefined;
  const kind = bodyKind(mediaType);
  if (kind === "fields")
    return { mediaType, text: new URLSearchParams(formFields(body)).toString() };
  if (kind === "file")
    return { mediaType, text: language === "curl" ? `@${body}` : text.fileBytes(body) };
  if (kind !== "parts") return { mediaType, text: body };
  const fields = formFields(body).map(([name, value]): FormField => {
    return { name, value, ...(fileFields.includes(name) && { isFile: true }) };
  });
  return { mediaType, text: body, fields };
}

/** A request as code, with placeholders for secrets. */
export function sampleCode(
  language: SampleLanguage,
  request: BuiltRequest,
  server: string,
  credentials: SecurityOption,
  answer?: HttpRequest["answer"],
): string {
  const { method, headers, cookies = [], mediaType } = request;
  const at = (place: string) =>
    credentials.filter((credential) => credential.place === place).map(placeholderFor);
  const known = { ...request, query: [...request.query, ...at("query")] };
  const body = bodyOf(request, language);
  const http: HttpRequest = {
    method,
    url: addressOf(known, parseUrl(server) ? server : `https://api.example.com${server}`),
    headers: [
      ...named(at("header")),
      ...named(headers),
      ...(mediaType && !body?.fields ? [{ name: "Content-Type", value: mediaType }] : []),
    ],
    cookies: named([...cookies, ...at("cookie")]),
    ...(body && { body }),
    ...(answer && { answer }),
  };
  const code = printRequest(language, http);
  // --data-raw would send "@name" as text.
  const isFile = language === "curl" && mediaType && bodyKind(mediaType) === "file";
  return isFile ? code.replace("--data-raw '@", "--data-binary '@") : code;
}
