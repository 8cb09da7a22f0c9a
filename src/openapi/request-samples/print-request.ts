import type { HttpRequest } from "./http-request";
import type { SampleLanguage } from "./languages";
import { textLiteral } from "./long-texts";
import { markPattern, marks } from "./marks";
import { percentEncoded } from "../percent-encoded";
import { shellQuoted } from "./quoting";
import type { BodyCode } from "./sample-writer";
import { writers } from "./writers";

/** The printer does not support cookies in every language, so they become a header. */
export function headersOf({ headers, cookies }: HttpRequest): HttpRequest["headers"] {
  const cookie = cookies
    .map(({ name, value }) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .join("; ");
  return cookie ? [...headers, { name: "Cookie", value: cookie }] : headers;
}

/** Writes the body of a request, if it has one. */
function bodyCode(language: SampleLanguage, body: HttpRequest["body"]): BodyCode | undefined {
  if (!body) return undefined;
  const { form, body: write } = writers[language];
  if (body.fields) return form(body.fields);
  const literal = textLiteral(language, body.text);
  return { code: write?.(body, literal) ?? literal };
}

const needsNoQuotes = (url: string) => /^[\w:/.,@%+=~-]+$/.test(url);

/** A request as code in a language. The printer hardly escapes texts, so it gets marks that are replaced afterwards. */
export function printRequest(language: SampleLanguage, request: HttpRequest): string {
  const { printer, quoted, finish, mimeType = "text/plain", headerName } = writers[language];
  const body = bodyCode(language, request.body);
  const headers = headersOf(request);
  if (body?.contentType) headers.push({ name: "Content-Type", value: body.contentType });
  const printed = printer.generate({
    method: request.method,
    url: marks.url(request.url),
    headers: headers.map(({ name }, index) => ({
      name: headerName?.(name) ?? name,
      value: marks.header(index),
    })),
    cookies: [],
    ...(request.body && { postData: { mimeType, text: marks.body } }),
  });
  const code = finish?.(printed.trim(), request, body) ?? printed.trim();
  return code.replace(markPattern, (_, quote?: string, url?: string, header?: string) => {
    if (!url && !header) return body?.code ?? "";
    const text = url ? request.url : (headers[Number(header)]?.value ?? "");
    if (quote) return quoted(text);
    // Within quotes that contain more, as curl and PHP print headers.
    if (!url) return quoted(text).slice(1, -1);
    return needsNoQuotes(text) ? text : shellQuoted(text);
  });
}
