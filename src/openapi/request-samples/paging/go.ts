import { indented } from "../blocks";
import { goStruct } from "../go-struct";
import { doubleQuoted as quoted } from "../quoting";
import { failure, importLines, member } from "../writers/go";
import { queryStart, type PagingWriter } from "./paged-request";

const passOn = (by: string) => indented("if err != nil {\n\treturn err\n}\n", by);

/** A function that calls another one with each row. */
export const goPages: PagingWriter = (request) => {
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
