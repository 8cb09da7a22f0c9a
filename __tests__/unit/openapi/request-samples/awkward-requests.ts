import type { HttpRequest } from "../../../../src/openapi/request-samples/http-request";

/** Characters that end a text or are special in some language. */
export const awkward = [
  `It's a "quoted" \\ back\\slash, \`ticks\`, $x \${y} #{z} %d {0} @b`,
  '"""',
  "'''",
  "BODY",
  "EOF",
  "äöü 😀 \u2028",
  "ends in white space  ",
  "\ttab\t",
  "",
  '"',
].join("\n");

/** A request with awkward texts in every place. */
export function awkwardRequest(mediaType: string, text: string): HttpRequest {
  return {
    method: "PATCH",
    url: "https://api.example.com/v2/items/o'neill%22?filter=a,b&name='x'&price=$1",
    headers: [
      { name: "Authorization", value: "Bearer YOUR_TOKEN" },
      { name: "If-Match", value: `"it's 1\\2"` },
      { name: "Content-Type", value: mediaType },
    ],
    cookies: [{ name: "session", value: "a b;c" }],
    body: { mediaType, text },
  };
}

/** Bodies of all kinds, by name. */
export const awkwardBodies: Record<string, { mediaType: string; text: string }> = {
  json: {
    mediaType: "application/json",
    text: JSON.stringify({ text: awkward, n: null }, null, 2),
  },
  "json on one line": {
    mediaType: "application/merge-patch+json",
    text: JSON.stringify([awkward, 1.5, true, {}, []]),
  },
  "not quite json": { mediaType: "application/json", text: '{\n  "cut": "he' },
  lines: { mediaType: "text/plain; charset=utf-8", text: awkward.replace("\u2028", "") },
  "one awkward line": { mediaType: "text/csv", text: awkward.replaceAll("\n", " ") },
  "a file name for curl": { mediaType: "text/plain", text: "@secrets" },
  indented: { mediaType: "application/xml", text: "  <a>\n    <b/>\n  </a>\n" },
  "line ends of Windows": { mediaType: "text/plain", text: "a\r\nb\r\n" },
  form: { mediaType: "application/x-www-form-urlencoded", text: "a=1&b=x%20y" },
};
