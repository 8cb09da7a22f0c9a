import { csharpHttpclient } from "@scalar/snippetz/plugins/csharp/httpclient";
import { hasMargin, indented } from "../blocks";
import { marks } from "../marks";
import { doubleQuoted as quoted } from "../quoting";
import { fieldLines, isForm, type SampleWriter } from "../sample-writer";

function inRawString(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const fence = '"'.repeat(longest + 1);
  return `${fence}\n${indented(text, "    ")}\n    ${fence}`;
}

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
  finish(code, request) {
    const content = /new StringContent\("mark-of-body-"\)\s*\{[\s\S]*?\n {4}\}/;
    if (isForm(request)) return code.replace(content, marks.body);
    const type = quoted(request.body?.mediaType ?? "");
    // The constructor takes no parameters such as a charset.
    const header = type.includes(";")
      ? `MediaTypeHeaderValue.Parse(${type})`
      : `new MediaTypeHeaderValue(${type})`;
    return code.replace(/new MediaTypeHeaderValue\(.*\)/, () => header);
  },
};
