import { rubyNative } from "@scalar/snippetz/plugins/ruby/native";
import { freeWord, hasMargin, indented } from "../blocks";
import { marks } from "../marks";
import { doubleQuoted, hasControls, singleQuoted } from "../quoting";
import { fieldLines, isForm, type SampleWriter } from "../sample-writer";

const quoted = (text: string) =>
  hasControls(text) ? doubleQuoted(text).replaceAll("#", "\\#") : singleQuoted(text);

function inHeredoc(text: string): string {
  const word = freeWord(text, "BODY");
  return `<<~'${word}'.chomp\n${indented(text, "  ")}\n${word}`;
}

export const ruby: SampleWriter = {
  printer: rubyNative,
  quoted,
  block: (text) => (hasMargin(text) ? inHeredoc(text) : quoted(text)),
  form(fields) {
    const lines = fieldLines(fields, ({ name, value, isFile }) => {
      const content = isFile ? `File.open(${quoted(value)})` : quoted(value);
      return `  [${quoted(name)}, ${content}],`;
    });
    return { code: `[\n${lines}\n], 'multipart/form-data'` };
  },
  finish: (code, request) =>
    isForm(request)
      ? code.replace(`request.body = "${marks.body}"`, `request.set_form(${marks.body})`)
      : code,
};
