import { parseArgs, type ParseArgsConfig } from "node:util";
import {
  dynamic,
  isDynamic,
  shellCommands,
  shown,
  type ShellCommand,
  type ShellWord,
} from "./shell-words";

/** A name and value in a request, with its line in the script. */
export interface Named {
  name: string;
  value: string;
  line: number;
}

/** A request body: text as written, the name of a file, or the parts of a form. */
export type CurlBody =
  | { kind: "text"; text: string; line: number }
  | { kind: "file"; file: string; line: number }
  | { kind: "form"; parts: Named[]; line: number };

/** What a `curl` command sends. In texts, variables are between two `dynamic` characters. */
export interface CurlRequest {
  /** Upper case. */
  method: string;
  /** Without the query. */
  url: string;
  urlLine: number;
  query: Named[];
  headers: Named[];
  body?: CurlBody;
  /** Line of the word `curl`. */
  line: number;
  /** Unknown options. */
  unknown: Named[];
}

const option =
  <Type extends "string" | "boolean">(type: Type) =>
  (short?: string) => ({ type, multiple: true, ...(short && { short }) });
const [text, flag] = [option("string"), option("boolean")];

const options = {
  request: text("X"),
  header: text("H"),
  data: text("d"),
  "data-raw": text(),
  "data-binary": text(),
  "data-urlencode": text(),
  json: text(),
  form: text("F"),
  get: flag("G"),
  head: flag("I"),
  url: text(),
  user: text("u"),
  output: text("o"),
  "output-dir": text(),
  "dump-header": text("D"),
  "write-out": text("w"),
  "max-time": text("m"),
  "connect-timeout": text(),
  retry: text(),
  "retry-delay": text(),
  "user-agent": text("A"),
  "upload-file": text("T"),
  config: text("K"),
  silent: flag("s"),
  "show-error": flag("S"),
  fail: flag("f"),
  "fail-with-body": flag(),
  include: flag("i"),
  location: flag("L"),
  verbose: flag("v"),
  compressed: flag(),
  "remote-name": flag("O"),
  "remote-header-name": flag("J"),
  "retry-all-errors": flag(),
  "no-progress-meter": flag(),
} satisfies ParseArgsConfig["options"];

function splitAt(value: string, mark: string): [string, string] {
  const at = value.indexOf(mark);
  return at < 0 ? [value, ""] : [value.slice(0, at), value.slice(at + mark.length)];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return value;
  }
}

const pair = (value: string, line: number): Named => {
  const [name, content] = splitAt(value, "=");
  return { name: decoded(name), value: decoded(content), line };
};

function header(value: string, line: number): Named {
  const [name, content] = splitAt(value, ":");
  return { name: name.trim(), value: content.trim(), line };
}

/** The body that `-d` sends: a file, a here-document, or text. */
function dataBody(data: readonly Named[], { input }: ShellCommand): CurlBody | undefined {
  const [first] = data;
  if (!first) return undefined;
  const { value, line } = first;
  if (value === "@-" && input) return { kind: "text", ...input };
  if (value.startsWith("@")) return { kind: "file", file: value.slice(1), line };
  return { kind: "text", text: data.map((part) => part.value).join("&"), line };
}

/** `${cursor:+--data-urlencode "cursor=$cursor"}`: an optional option. */
const conditional = new RegExp(`^${dynamic}\\$\\{\\w+:?[+-][^${dynamic}]*${dynamic}$`);

type OptionName = keyof typeof options;

/** The options of a command in the order of their keys, and options that are not known here. */
interface Arguments {
  all: (...keys: OptionName[]) => Named[];
  unknown: Named[];
}

/** Leaves out options that depend on variables. */
function readArguments(name: ShellWord, given: readonly ShellWord[]): Arguments {
  const words = given.filter((word) => !conditional.test(word.text));
  const args = words.map((word) => word.text);
  const { tokens } = parseArgs({
    ...{ args, options },
    ...{ strict: false, allowPositionals: true, tokens: true },
  });
  const found = new Map<string, Named[]>();
  const unknown: Named[] = [];
  const add = (key: string, value: string, line: number) =>
    found.set(key, [...(found.get(key) ?? []), { name: key, value, line }]);
  for (const token of tokens) {
    const line = words[token.index]?.line ?? name.line;
    if (token.kind === "positional") add("url", token.value, line);
    else if (token.kind === "option") {
      if (!(token.name in options)) unknown.push({ name: token.rawName, value: "", line });
      // A separate value is on the line of the next word, where a long body begins.
      const valueLine = token.inlineValue === false ? (words[token.index + 1]?.line ?? line) : line;
      add(token.name, token.value ?? "", valueLine);
    }
  }
  return { all: (...keys) => keys.flatMap((key) => found.get(key) ?? []), unknown };
}

/** `-G` sends data in the query: pairs of `-d` are encoded already, values of `--data-urlencode` are not. */
function queryOfData(data: readonly Named[], encoded: readonly Named[]): Named[] {
  return [
    ...data.flatMap(({ value, line }) => value.split("&").map((part) => pair(part, line))),
    ...encoded.map(({ value: given, line }) => {
      const [name, value] = splitAt(given, "=");
      return { name, value, line };
    }),
  ];
}

function readRequest(
  command: ShellCommand,
  { line }: ShellWord,
  { all, unknown }: Arguments,
): CurlRequest {
  const has = (key: OptionName) => all(key).length > 0;
  const [address] = all("url");
  const urlLine = address?.line ?? line;
  const [url, search] = splitAt(address?.value ?? "", "?");
  const data = all("data", "data-raw", "data-binary", "json");
  const encoded = all("data-urlencode");
  const parts = all("form").map((part) => pair(part.value, part.line));
  const isBody = !has("get");
  const body: CurlBody | undefined = parts[0]
    ? { kind: "form", parts, line: parts[0].line }
    : isBody
      ? dataBody([...data, ...encoded], command)
      : undefined;
  const implied = has("head") ? "HEAD" : body ? "POST" : "GET";
  return {
    method: (all("request")[0]?.value ?? implied).toUpperCase(),
    url,
    urlLine,
    query: [
      ...search
        .split("&")
        .filter(Boolean)
        .map((part) => pair(part, urlLine)),
      ...(isBody ? [] : queryOfData(data, encoded)),
    ],
    headers: [
      ...all("header").map((given) => header(given.value, given.line)),
      ...(has("json") ? [{ name: "Content-Type", value: "application/json", line }] : []),
      ...all("user").map((user) => ({ name: "Authorization", value: "Basic", line: user.line })),
    ],
    body,
    line,
    unknown,
  };
}

/** Variables that the script sets only once, to a constant. */
function constants(commands: readonly ShellCommand[]): Map<string, string> {
  const set = new Map<string, string[]>();
  for (const { words } of commands)
    for (const { text: source } of words) {
      const [, name, value = ""] = /^([A-Za-z_]\w*)=(.*)$/s.exec(source) ?? [];
      if (!name) break;
      set.set(name, [...(set.get(name) ?? []), value]);
    }
  return new Map(
    [...set].flatMap(([name, values]) => {
      const [value = ""] = values;
      return values.length === 1 && !isDynamic(value) ? [[name, value] as const] : [];
    }),
  );
}

function filled(word: ShellWord, known: ReadonlyMap<string, string>): ShellWord {
  const name = new RegExp(`${dynamic}\\$\\{?([A-Za-z_]\\w*)\\}?${dynamic}`, "g");
  return {
    ...word,
    text: word.text.replace(name, (source, key: string) => known.get(key) ?? source),
  };
}

const leading = /^(?:do|then|else|if|while|until|!|time|\{|[A-Za-z_]\w*=.*)$/s;

/** The requests of all `curl` commands in a script; lines are relative to the script. */
export function curlRequests(script: string): CurlRequest[] {
  const commands = shellCommands(script);
  const known = constants(commands);
  return commands.flatMap((command) => {
    const start = command.words.findIndex(({ text: source }) => !leading.test(shown(source)));
    const name = command.words[start];
    if (name?.text !== "curl") return [];
    const given = command.words.slice(start + 1).map((word) => filled(word, known));
    return [readRequest(command, name, readArguments(name, given))];
  });
}
