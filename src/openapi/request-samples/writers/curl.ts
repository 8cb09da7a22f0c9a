import { shellCurl } from "@scalar/snippetz/plugins/shell/curl";
import { marks } from "../marks";
import { shellQuoted } from "../quoting";
import { fieldLines, isForm, type SampleWriter } from "../sample-writer";

/** curl treats commas and semicolons as syntax unless the name is in quotes. */
const fileName = (name: string) =>
  /[",;\\]/.test(name) ? `"${name.replace(/[\\"]/g, "\\$&")}"` : name;

export const curl: SampleWriter = {
  printer: shellCurl,
  quoted: shellQuoted,
  form(fields) {
    // With `--form`, a text may mean a file; with `--form-string`, it never does.
    const code = fieldLines(
      fields,
      ({ name, value, isFile }) =>
        isFile
          ? `--form ${shellQuoted(`${name}=@${fileName(value)}`)}`
          : `--form-string ${shellQuoted(`${name}=${value}`)}`,
      " \\\n  ",
    );
    return { code };
  },
  finish(code, request) {
    const { method, body } = request;
    const data = `--data '${marks.body}'`;
    const withMethod =
      method === "HEAD"
        ? code.replace("--request HEAD", "--head")
        : // With a body, curl would send a POST.
          method === "GET" && body
          ? code.replace(" \\\n", " \\\n  --request GET \\\n")
          : code;
    if (isForm(request)) return withMethod.replace(data, marks.body);
    // `--data` takes a text that begins with @ for the name of a file.
    return body?.text.startsWith("@")
      ? withMethod.replace(data, `--data-raw '${marks.body}'`)
      : withMethod;
  },
};
