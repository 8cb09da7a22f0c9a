import { javaNethttp } from "@scalar/snippetz/plugins/java/nethttp";
import type { AnswerForm, FieldNames } from "../answer-form";
import { hasMargin, indented } from "../blocks";
import type { FormField } from "../http-request";
import { marks } from "../marks";
import { queryStart, type PagingWriter } from "../paged-request";
import { doubleQuoted as quoted } from "../quoting";
import { fieldLines, isForm, type BodyCode, type SampleWriter } from "../sample-writer";

/** Java drops white space at line ends unless it is escaped. */
function inTextBlock(text: string): string {
  const escaped = text
    .replaceAll("\\", "\\\\")
    .replaceAll('"""', '\\"\\"\\"')
    .replace(/"$/, '\\"')
    .replace(/ $/gm, "\\s")
    .replace(/\t$/gm, "\\t");
  const end = escaped.endsWith("\n") ? "        " : "";
  return `"""\n${indented(escaped, "        ")}${end}"""`;
}

const boundary = "form-boundary";

const inHeader = (text: string) => text.replace(/["\r\n]/g, encodeURIComponent);

/** Java has no multipart forms, so the parts are written out. */
function form(fields: readonly FormField[]): BodyCode {
  const text = (content: string) =>
    `        HttpRequest.BodyPublishers.ofString(${quoted(content)}),`;
  const head = (name: string, more = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${inHeader(name)}"${more}\r\n\r\n`;
  const lines = fieldLines(fields, ({ name, value, isFile }) =>
    isFile
      ? [
          text(head(name, `; filename="${inHeader(value)}"`)),
          `        HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(value)})),`,
          text("\r\n"),
        ].join("\n")
      : text(`${head(name)}${value}\r\n`),
  );
  const end = text(`--${boundary}--\r\n`).slice(0, -1);
  return {
    code: `HttpRequest.BodyPublishers.concat(\n${lines}\n${end}\n    )`,
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** The place of a field, for Jackson. */
const pointer = (names: FieldNames) =>
  quoted(names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""));

/** What samples that read JSON import. */
const jsonImports = [
  "com.fasterxml.jackson.databind.JsonNode",
  "com.fasterxml.jackson.databind.ObjectMapper",
];

/** Throws what went wrong, if something did. The JDK has no parser of JSON; most projects have Jackson. */
function failure(error: AnswerForm["error"]): string {
  if (!error)
    return `if (response.statusCode() >= 300) {
    throw new IOException(response.statusCode() + " " + response.body());
}
`;
  const shown = (names: FieldNames) => `error.at(${pointer(names)}).asText()`;
  return `if (response.statusCode() >= 300) {
    JsonNode error = new ObjectMapper().readTree(response.body());
    throw new IOException("%d %s: %s (%s)".formatted(response.statusCode(),
        ${shown(error.code)}, ${shown(error.message)}, ${shown(error.requestId)}));
}
`;
}

/** A loop. */
const pages: PagingWriter = (request) => {
  const { url, headers, paging, error } = request;
  const imports = [
    ...jsonImports,
    "java.io.IOException",
    "java.net.URI",
    "java.net.URLEncoder",
    "java.net.http.HttpClient",
    "java.net.http.HttpRequest",
    "java.net.http.HttpResponse",
    "java.nio.charset.StandardCharsets",
  ];
  const lines = headers.map(
    ({ name, value }) => `        .header(${quoted(name)}, ${quoted(value)})\n`,
  );
  return `${imports.map((name) => `import ${name};\n`).join("")}
HttpClient client = HttpClient.newHttpClient();
String next = "";
do {
    String query = next.isEmpty() ? "" : ${quoted(queryStart(request))} + URLEncoder.encode(next, StandardCharsets.UTF_8);
    HttpRequest request = HttpRequest.newBuilder()
        .uri(URI.create(${quoted(url)} + query))
${lines.join("")}        .build();
    HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
${indented(failure(error), "    ")}    JsonNode answer = new ObjectMapper().readTree(response.body());
    for (JsonNode row : answer.at(${pointer(paging.rows)})) {
        System.out.println(row);
    }
    next = answer.at(${pointer(paging.next)}).asText("");
} while (!next.isEmpty());`;
};

export const java: SampleWriter = {
  printer: javaNethttp,
  quoted,
  block: (text) => (hasMargin(text) ? inTextBlock(text) : quoted(text)),
  form,
  finish(code, request, body) {
    const error = request.answer?.error;
    const imports = [
      ...(error ? jsonImports : []),
      "java.io.IOException",
      "java.net.URI",
      "java.net.http.HttpClient",
      "java.net.http.HttpRequest",
      "java.net.http.HttpResponse",
      ...(body?.code.includes("Path.of(") ? ["java.nio.file.Path"] : []),
    ];
    const whole = isForm(request)
      ? code.replace(`HttpRequest.BodyPublishers.ofString("${marks.body}")`, marks.body)
      : code;
    return `${imports.map((name) => `import ${name};\n`).join("")}\n${whole.replace(/^(?=System\.out\.println)/m, () => failure(error))}`;
  },
  pages,
};
