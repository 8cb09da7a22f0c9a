import { csharpHttpclient } from "@scalar/snippetz/plugins/csharp/httpclient";
import { errorWords, type AnswerForm, type FieldNames } from "../answer-form";
import { hasMargin, indented } from "../blocks";
import { marks } from "../marks";
import { queryStart, type PagingWriter } from "../paged-request";
import { doubleQuoted as quoted } from "../quoting";
import { fieldLines, isForm, type SampleWriter } from "../sample-writer";

function inRawString(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const fence = '"'.repeat(longest + 1);
  return `${fence}\n${indented(text, "    ")}\n    ${fence}`;
}

/** A field of a variable, which may be missing at the end. */
const member = (variable: string, [first, ...below]: FieldNames) =>
  `${variable}[${quoted(first)}]${below.map((name) => `![${quoted(name)}]`).join("")}`;

/** Throws what went wrong, if something did. */
function failure(error: AnswerForm["error"]): string {
  const reading = "var body = await response.Content.ReadAsStringAsync();";
  if (!error) return `response.EnsureSuccessStatusCode();\n${reading}`;
  return `${reading}
if (!response.IsSuccessStatusCode)
{
    var error = JsonNode.Parse(body)!;
    throw new HttpRequestException($"{(int)response.StatusCode} ${errorWords(error, (names) => `{${member("error", names)}}`)}");
}`;
}

/** An asynchronous iterator. */
const pages: PagingWriter = (request) => {
  const { url, headers, paging, error } = request;
  const lines = headers.map(
    ({ name, value }) =>
      `client.DefaultRequestHeaders.TryAddWithoutValidation(${quoted(name)}, ${quoted(value)});\n`,
  );
  return `using System.Text.Json.Nodes;

var client = new HttpClient();
${lines.join("")}
async IAsyncEnumerable<JsonNode?> AllRows()
{
    string? next = null;
    do
    {
        var query = next is null ? "" : ${quoted(queryStart(request))} + Uri.EscapeDataString(next);
        using var response = await client.GetAsync(${quoted(url)} + query);
${indented(failure(error), "        ")}
        var answer = JsonNode.Parse(body)!;
        foreach (var row in ${member("answer", paging.rows)}!.AsArray())
            yield return row;
        next = (string?)${member("answer", paging.next)};
    } while (next is not null);
}

await foreach (var row in AllRows())
    Console.WriteLine(row);`;
};

export const csharp: SampleWriter = {
  printer: csharpHttpclient,
  // The printer recognizes the header only by this name.
  headerName: (name) => name.replace(/^Cookie$/, "cookie"),
  quoted,
  block: (text) => (hasMargin(text) ? inRawString(text) : quoted(text)),
  form(fields) {
    const lines = fieldLines(fields, ({ name, value, isFile }) =>
      isFile
        ? `        { new StreamContent(File.OpenRead(${quoted(value)})), ${quoted(name)}, ${quoted(value)} },`
        : `        { new StringContent(${quoted(value)}), ${quoted(name)} },`,
    );
    return { code: `new MultipartFormDataContent\n    {\n${lines}\n    }` };
  },
  finish(printed, request) {
    const error = request.answer?.error;
    const code =
      (error ? "using System.Text.Json.Nodes;\n" : "") +
      printed.replace(/^ {4}response\.Ensure.*\n.*/m, () => indented(failure(error), "    "));
    const content = /new StringContent\("mark-of-body-"\)\s*\{[\s\S]*?\n {4}\}/;
    if (isForm(request)) return code.replace(content, marks.body);
    const type = quoted(request.body?.mediaType ?? "");
    // The constructor takes no parameters such as a charset.
    const header = type.includes(";")
      ? `MediaTypeHeaderValue.Parse(${type})`
      : `new MediaTypeHeaderValue(${type})`;
    return code.replace(/new MediaTypeHeaderValue\(.*\)/, () => header);
  },
  pages,
};
