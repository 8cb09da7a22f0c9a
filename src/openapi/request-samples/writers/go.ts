import { goNative } from "@scalar/snippetz/plugins/go/native";
import { marks } from "../marks";
import { doubleQuoted as quoted } from "../quoting";
import { fieldLines, isForm, type SampleWriter } from "../sample-writer";

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
    const tidy = code.replace("\tfmt.Println(res)\n", "").replace(/\n+\}$/, "\n}");
    if (!isForm(request)) return tidy;
    const imports = ["bytes", "fmt", "io", "mime/multipart", "net/http"];
    if (body?.code.includes("os.Open(")) imports.push("os");
    return tidy
      .replace(/import \([^)]*\)/, `import (\n${imports.map((name) => `\t"${name}"\n`).join("")})`)
      .replace(`strings.NewReader("${marks.body}")`, marks.body)
      .replace(
        /(http\.NewRequest\(.*\)\n\n)/,
        '$1\treq.Header.Set("Content-Type", writer.FormDataContentType())\n',
      );
  },
};
