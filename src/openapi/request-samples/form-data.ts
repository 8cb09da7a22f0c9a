import type { FormField } from "./http-request";
import type { SampleLanguage } from "./languages";
import { quoted, shellQuoted } from "./quoting";

/** How a language sends a form with files. */
export interface FormCode {
  /** The form, in place of the text that the printer sends. */
  code: string;
  /** Stands before the request. */
  before?: string;
  /** The value of the header `Content-Type`, where the language does not set it itself. */
  contentType?: string;
}

const boundary = "form-boundary";

const each = (fields: readonly FormField[], line: (field: FormField) => string, join = "\n") =>
  fields.map(line).join(join);

/** curl reads on after a comma or semicolon unless the name is in quotes. */
const fileName = (name: string) =>
  /[",;\\]/.test(name) ? `"${name.replace(/[\\"]/g, "\\$&")}"` : name;

function curl(fields: readonly FormField[]): FormCode {
  // In `--form` a text may mean a file; in `--form-string` it never does.
  const flag = ({ name, value, isFile }: FormField) =>
    isFile
      ? `--form ${shellQuoted(`${name}=@${fileName(value)}`)}`
      : `--form-string ${shellQuoted(`${name}=${value}`)}`;
  return { code: each(fields, flag, " \\\n  ") };
}

function javascript(fields: readonly FormField[]): FormCode {
  const q = quoted.javascript;
  const line = ({ name, value, isFile }: FormField) =>
    isFile
      ? `form.append(${q(name)}, fileInput.files[0], ${q(value)});`
      : `form.append(${q(name)}, ${q(value)});`;
  return { code: "form", before: `const form = new FormData();\n${each(fields, line)}\n\n` };
}

function python(fields: readonly FormField[]): FormCode {
  const q = quoted.python;
  const line = ({ name, value, isFile }: FormField) =>
    `      (${q(name)}, ${isFile ? `open(${q(value)}, "rb")` : `(None, ${q(value)})`}),`;
  return { code: `files=[\n${each(fields, line)}\n    ]` };
}

function php(fields: readonly FormField[]): FormCode {
  const q = quoted.php;
  const line = ({ name, value, isFile }: FormField) =>
    `  ${q(name)} => ${isFile ? `new CURLFile(${q(value)})` : q(value)},`;
  return { code: `[\n${each(fields, line)}\n]` };
}

function csharp(fields: readonly FormField[]): FormCode {
  const q = quoted.csharp;
  const line = ({ name, value, isFile }: FormField) =>
    isFile
      ? `        { new StreamContent(File.OpenRead(${q(value)})), ${q(name)}, ${q(value)} },`
      : `        { new StringContent(${q(value)}), ${q(name)} },`;
  return { code: `new MultipartFormDataContent\n    {\n${each(fields, line)}\n    }` };
}

const inHeader = (text: string) => text.replace(/["\r\n]/g, encodeURIComponent);

/** Java has no forms: the parts are written out. */
function java(fields: readonly FormField[]): FormCode {
  const text = (content: string) =>
    `        HttpRequest.BodyPublishers.ofString(${quoted.java(content)}),`;
  const head = (name: string, more = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${inHeader(name)}"${more}\r\n\r\n`;
  const line = ({ name, value, isFile }: FormField) =>
    isFile
      ? [
          text(head(name, `; filename="${inHeader(value)}"`)),
          `        HttpRequest.BodyPublishers.ofFile(Path.of(${quoted.java(value)})),`,
          text("\r\n"),
        ].join("\n")
      : text(`${head(name)}${value}\r\n`);
  const end = text(`--${boundary}--\r\n`).slice(0, -1);
  return {
    code: `HttpRequest.BodyPublishers.concat(\n${each(fields, line)}\n${end}\n    )`,
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

function go(fields: readonly FormField[]): FormCode {
  const q = quoted.go;
  const line = ({ name, value, isFile }: FormField, index: number) =>
    isFile
      ? [
          `file${index}, _ := os.Open(${q(value)})`,
          `part${index}, _ := writer.CreateFormFile(${q(name)}, ${q(value)})`,
          `io.Copy(part${index}, file${index})`,
        ].join("\n\t")
      : `writer.WriteField(${q(name)}, ${q(value)})`;
  const lines = fields.map(line).join("\n\t");
  return {
    code: `&bytes.Buffer{}\n\twriter := multipart.NewWriter(payload)\n\t${lines}\n\twriter.Close()`,
  };
}

function ruby(fields: readonly FormField[]): FormCode {
  const q = quoted.ruby;
  const line = ({ name, value, isFile }: FormField) =>
    `  [${q(name)}, ${isFile ? `File.open(${q(value)})` : q(value)}],`;
  return { code: `[\n${each(fields, line)}\n], 'multipart/form-data'` };
}

/** A form with files in each language. */
export const formCode: Record<SampleLanguage, (fields: readonly FormField[]) => FormCode> = {
  curl,
  javascript,
  python,
  php,
  csharp,
  java,
  go,
  ruby,
};
