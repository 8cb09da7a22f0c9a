import { rubyNative } from "@scalar/snippetz/plugins/ruby/native";
import { errorWords, type AnswerForm, type FieldNames } from "../answer-form";
import { freeWord, hasMargin, indented } from "../blocks";
import { marks } from "../marks";
import { queryStart, type PagingWriter } from "../paged-request";
import { doubleQuoted, hasControls, singleQuoted } from "../quoting";
import { fieldLines, isForm, type SampleWriter } from "../sample-writer";

/** A text with the language's usual quotes. */
const quoted = (text: string) =>
  hasControls(text) ? doubleQuoted(text).replaceAll("#", "\\#") : singleQuoted(text);

function inHeredoc(text: string): string {
  const word = freeWord(text, "BODY");
  return `<<~'${word}'.chomp\n${indented(text, "  ")}\n${word}`;
}

/** A field of a variable. */
const member = (variable: string, names: FieldNames) =>
  variable + names.map((name) => `[${quoted(name)}]`).join("");

/** Raises what went wrong, if something did. */
function failure(error: AnswerForm["error"]): string {
  const raised = error
    ? `error = JSON.parse(response.body)
  raise "#{response.code} ${errorWords(error, (names) => `#{${member("error", names)}}`)}"`
    : 'raise "#{response.code} #{response.body}"';
  return `unless response.is_a?(Net::HTTPSuccess)
  ${raised}
end
`;
}

/** A method with a block, or an enumerator without one. */
const pages: PagingWriter = (request) => {
  const { url, headers, paging, error } = request;
  const lines = headers.map(
    ({ name, value }) => `    request[${quoted(name)}] = ${quoted(value)}\n`,
  );
  return `require 'json'
require 'net/http'

def all_rows
  return enum_for(:all_rows) unless block_given?

  query = ''
  loop do
    url = URI(${quoted(url)} + query)
    request = Net::HTTP::Get.new(url)
${lines.join("")}    response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == 'https') do |http|
      http.request(request)
    end
${indented(failure(error), "    ")}    answer = JSON.parse(response.body)
    ${member("answer", paging.rows)}.each { |row| yield row }
    following = ${member("answer", paging.next)}
    break unless following

    query = ${quoted(queryStart(request))} + URI.encode_www_form_component(following)
  end
end

all_rows { |row| puts row }`;
};

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
  finish(code, request) {
    const whole = isForm(request)
      ? code.replace(`request.body = "${marks.body}"`, `request.set_form(${marks.body})`)
      : code;
    const error = request.answer?.error;
    const checked = whole.replace(/(?=puts response\.read_body)/, () => failure(error));
    return error ? `require 'json'\n${checked}` : checked;
  },
  pages,
};
