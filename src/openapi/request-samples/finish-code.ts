import type { BodyCode } from "./body-code";
import type { HttpRequest } from "./http-request";
import type { SampleLanguage } from "./languages";
import { marks } from "./marks";
import { quoted } from "./quoting";

type Finish = (code: string, request: HttpRequest, body?: BodyCode) => string;

const isForm = (body: BodyCode | undefined) => body?.kind === "form";

function curl(code: string, { method, body }: HttpRequest, written?: BodyCode): string {
  const data = `--data '${marks.body}'`;
  const withMethod =
    method === "HEAD"
      ? code.replace("--request HEAD", "--head")
      : // A body would make it a POST.
        method === "GET" && body
        ? code.replace(" \\\n", " \\\n  --request GET \\\n")
        : code;
  if (isForm(written)) return withMethod.replace(data, marks.body);
  // After `--data` a text that begins with @ is the name of a file.
  return body?.text.startsWith("@")
    ? withMethod.replace(data, `--data-raw '${marks.body}'`)
    : withMethod;
}

const javascript: Finish = (code, _, body) =>
  `${body?.before ?? ""}const response = await ${code};\n` +
  "if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);";

const pythonMethods = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);

function python(code: string, { method }: HttpRequest): string {
  const call = `requests.${method.toLowerCase()}(`;
  const known = pythonMethods.has(method)
    ? code
    : code.replace(call, `requests.request(\n    "${method}",`);
  const whole = known.replace(`data=b"${marks.body}"`, marks.body);
  return `import requests\n\nresponse = ${whole}\nresponse.raise_for_status()\nprint(response.text)`;
}

function php(code: string, { method, body }: HttpRequest): string {
  const start = /(curl_init\(.*\);\n)\n(?:curl_setopt\(\$ch, CURLOPT_POST, true\);\n)?/;
  const option =
    method === "HEAD"
      ? "CURLOPT_NOBODY, true"
      : method === "GET" && !body
        ? ""
        : method === "POST" && body
          ? "CURLOPT_POST, true"
          : `CURLOPT_CUSTOMREQUEST, '${method}'`;
  const set = option && `curl_setopt($ch, ${option});\n`;
  const withMethod = code.replace(start, (_, init: string) => `${init}\n${set}`);
  return `<?php\n${withMethod.replace(
    /\ncurl_exec\(\$ch\);\s*curl_close\(\$ch\);/,
    "\ncurl_setopt($ch, CURLOPT_RETURNTRANSFER, true);\n$response = curl_exec($ch);\necho $response;",
  )}`;
}

function csharp(code: string, { body }: HttpRequest, given?: BodyCode): string {
  const content = /new StringContent\("mark-of-body-"\)\s*\{[\s\S]*?\n {4}\}/;
  if (isForm(given)) return code.replace(content, marks.body);
  const type = quoted.csharp(body?.mediaType ?? "");
  // The constructor takes no parameters such as a charset.
  const written = type.includes(";")
    ? `MediaTypeHeaderValue.Parse(${type})`
    : `new MediaTypeHeaderValue(${type})`;
  return code.replace(/new MediaTypeHeaderValue\(.*\)/, () => written);
}

function java(code: string, _: HttpRequest, body?: BodyCode): string {
  const imports = [
    "java.net.URI",
    "java.net.http.HttpClient",
    "java.net.http.HttpRequest",
    "java.net.http.HttpResponse",
    ...(body?.code.includes("Path.of(") ? ["java.nio.file.Path"] : []),
  ];
  const whole = isForm(body)
    ? code.replace(`HttpRequest.BodyPublishers.ofString("${marks.body}")`, marks.body)
    : code;
  return `${imports.map((name) => `import ${name};\n`).join("")}\n${whole}`;
}

function go(code: string, _: HttpRequest, body?: BodyCode): string {
  const tidy = code.replace("\tfmt.Println(res)\n", "").replace(/\n+\}$/, "\n}");
  if (!isForm(body)) return tidy;
  const imports = ["bytes", "fmt", "io", "mime/multipart", "net/http"];
  if (body?.code.includes("os.Open(")) imports.push("os");
  return tidy
    .replace(/import \([^)]*\)/, `import (\n${imports.map((name) => `\t"${name}"\n`).join("")})`)
    .replace(`strings.NewReader("${marks.body}")`, marks.body)
    .replace(
      /(http\.NewRequest\(.*\)\n\n)/,
      '$1\treq.Header.Set("Content-Type", writer.FormDataContentType())\n',
    );
}

const ruby: Finish = (code, _, body) =>
  isForm(body)
    ? code.replace(`request.body = "${marks.body}"`, `request.set_form(${marks.body})`)
    : code;

/** What the printer leaves out before code runs as it stands, by language. The texts are still marks. */
export const finishCode: Record<SampleLanguage, Finish> = {
  curl,
  javascript,
  python,
  php,
  csharp,
  java,
  go,
  ruby,
};
