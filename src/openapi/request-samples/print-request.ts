import { bodyCode } from "./body-code";
import { finishCode } from "./finish-code";
import type { HttpRequest } from "./http-request";
import type { SampleLanguage } from "./languages";
import { markPattern, marks } from "./marks";
import { printers } from "./printers";
import { percentEncoded } from "../percent-encoded";
import { quoted, shellQuoted } from "./quoting";

/** The printer does not send cookies everywhere; as a header they are the same. */
function headersOf({ headers, cookies }: HttpRequest): HttpRequest["headers"] {
  const cookie = cookies
    .map(({ name, value }) => `${percentEncoded(name)}=${percentEncoded(value)}`)
    .join("; ");
  return cookie ? [...headers, { name: "Cookie", value: cookie }] : headers;
}

/** Inside of quotes that hold more than this text: only curl and PHP write headers so, in single quotes. */
const withinQuotes = (language: SampleLanguage, text: string) =>
  (language === "curl" ? shellQuoted(text) : quoted.php(text)).slice(1, -1);

const needsNoQuotes = (url: string) => /^[\w:/.,@%+=~-]+$/.test(url);

/**
 * One request as code in one language. The printer escapes little of what it is given, so it gets marks, and the texts
 * take their places afterwards.
 */
export function printRequest(language: SampleLanguage, request: HttpRequest): string {
  const body = bodyCode(language, request.body);
  const headers = headersOf(request);
  if (body?.contentType) headers.push({ name: "Content-Type", value: body.contentType });
  // For any other media type Python's printer leaves the body out, and the others would write it as a value.
  const mimeType = language === "python" ? "application/octet-stream" : "text/plain";
  const printed = printers[language].generate({
    method: request.method,
    url: marks.url(request.url),
    headers: headers.map(({ name }, index) => ({
      // C# sends the header itself only when it is found by this name.
      name: language === "csharp" ? name.replace(/^Cookie$/, "cookie") : name,
      value: marks.header(index),
    })),
    cookies: [],
    ...(request.body && { postData: { mimeType, text: marks.body } }),
  });
  const code = finishCode[language](printed.trim(), request, body);
  return code.replace(markPattern, (_, quote?: string, url?: string, header?: string) => {
    if (!url && !header) return body?.code ?? "";
    const text = url ? request.url : (headers[Number(header)]?.value ?? "");
    if (quote) return quoted[language](text);
    if (!url) return withinQuotes(language, text);
    return needsNoQuotes(text) ? text : shellQuoted(text);
  });
}
