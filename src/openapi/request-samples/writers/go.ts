import { goNative } from "@scalar/snippetz/plugins/go/native";
import type { AnswerForm, FieldNames } from "../answer-form";
import { indented } from "../blocks";
import { goName, goStruct } from "../go-struct";
import { marks } from "../marks";
import { queryStart, type PagingWriter } from "../paged-request";
import { doubleQuoted as quoted } from "../quoting";
import { fieldLines, isForm, type SampleWriter } from "../sample-writer";

/** A field of a variable. */
const member = (variable: string, names: FieldNames) => [variable, ...names.map(goName)].join(".");

/** Reads what went wrong, if something did, and ends with it: `log.Fatalf` or `return fmt.Errorf`. */
function failure(error: AnswerForm["error"], end: string): string {
  if (!error) return `if res.StatusCode >= 300 {\n\t${end}("%d %s", res.StatusCode, body)\n}\n`;
  const fields = [error.code, error.message, error.requestId];
  const struct = goStruct(fields.map((names) => ({ names, type: "string" })));
  const shown = fields.map((names) => member("failure", names)).join(", ");
  return `if res.StatusCode >= 300 {
	var failure ${indented(struct, "\t").trimStart()}
	json.Unmarshal(body, &failure)
	${end}("%d %s: %s (%s)", res.StatusCode, ${shown})
}
`;
}

/** What a program imports, in order. */
const importLines = (names: readonly string[]) =>
  `import (\n${[...names]
    .sort()
    .map((name) => `\t"${name}"\n`)
    .join("")})`;

const passOn = (by: string) => indented("if err != nil {\n\treturn err\n}\n", by);

/** A function that calls another one with each row. */
const pages: PagingWriter = (request) => {
  const { url, headers, paging, error } = request;
  const { rows, next } = paging;
  const imports = ["encoding/json", "fmt", "io", "log", "net/http", "net/url"];
  const struct = goStruct([
    { names: rows, type: "[]json.RawMessage" },
    { names: next, type: "string" },
  ]);
  const lines = headers.map(
    ({ name, value }) => `\t\treq.Header.Add(${quoted(name)}, ${quoted(value)})\n`,
  );
  return `package main

${importLines(imports)}

func eachRow(act func(row json.RawMessage)) error {
	query := ""
	for {
		req, err := http.NewRequest("GET", ${quoted(url)}+query, nil)
${passOn("\t\t")}${lines.join("")}		res, err := http.DefaultClient.Do(req)
${passOn("\t\t")}		body, err := io.ReadAll(res.Body)
		res.Body.Close()
${passOn("\t\t")}${indented(failure(error, "return fmt.Errorf"), "\t\t")}		var answer ${indented(struct, "\t\t").trimStart()}
		if err := json.Unmarshal(body, &answer); err != nil {
			return err
		}
		for _, row := range ${member("answer", rows)} {
			act(row)
		}
		if ${member("answer", next)} == "" {
			return nil
		}
		query = ${quoted(queryStart(request))} + url.QueryEscape(${member("answer", next)})
	}
}

func main() {
	err := eachRow(func(row json.RawMessage) { fmt.Println(string(row)) })
	if err != nil {
		log.Fatal(err)
	}
}`;
};

export const go: SampleWriter = {
  printer: goNative,
  quoted,
  block: (text) => (text.includes("`") ? quoted(text) : `\`${text}\``),
  form(fields) {
    const lines = fieldLines(
      fields,
      ({ name, value, isFile }, index) =>
        isFile
          ? [
              `file${index}, _ := os.Open(${quoted(value)})`,
              `part${index}, _ := writer.CreateFormFile(${quoted(name)}, ${quoted(value)})`,
              `io.Copy(part${index}, file${index})`,
            ].join("\n\t")
          : `writer.WriteField(${quoted(name)}, ${quoted(value)})`,
      "\n\t",
    );
    return {
      code: `&bytes.Buffer{}\n\twriter := multipart.NewWriter(payload)\n\t${lines}\n\twriter.Close()`,
    };
  },
  finish(code, request, body) {
    const error = request.answer?.error;
    const imports = ["fmt", "io", "log", "net/http", ...(error ? ["encoding/json"] : [])];
    if (isForm(request)) imports.push("bytes", "mime/multipart");
    else if (request.body) imports.push("strings");
    if (body?.code.includes("os.Open(")) imports.push("os");
    const tidy = code
      .replace(/import \([^)]*\)/, importLines(imports))
      .replace("\tfmt.Println(res)\n", "")
      .replace(/\n+\}$/, "\n}")
      .replace(/^(?=\tfmt\.Println\()/m, () => indented(failure(error, "log.Fatalf"), "\t"));
    if (!isForm(request)) return tidy;
    return tidy
      .replace(`strings.NewReader("${marks.body}")`, marks.body)
      .replace(
        /(http\.NewRequest\(.*\)\n\n)/,
        '$1\treq.Header.Set("Content-Type", writer.FormDataContentType())\n',
      );
  },
  pages,
};
