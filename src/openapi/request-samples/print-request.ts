import { bodyCode } from "./body-code";
import type { HttpRequest } from "./http-request";
import type { SampleLanguage } from "./languages";
import { markPattern, marks } from "./marks";
import { percentEncoded } from "../percent-encoded";
import { shellQuoted } from "./quoting";
import { writers } from "./writers";

/** The printer does not support cookies in every language, so they become a header. */
export function headersOf({ headers, cookies }: HttpRequest): HttpRequest["headers"] {
  const cookie = cookies
    .map(({ name, value }) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .join("; ");
  return cookie ? [...headers, { name: "Cookie", value: cookie }] : headers;
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
