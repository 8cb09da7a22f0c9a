/** A word of a shell command. */
export interface ShellWord {
  /** Without quotes; variables are `dynamic` + source + `dynamic`. */
  text: string;
  /** 1-based, relative to the script. */
  line: number;
}

/** A simple command: `a=1 curl -s url`. */
export interface ShellCommand {
  words: ShellWord[];
  /** A here-document (`<<EOF`) of the command. */
  input?: ShellWord;
}

/** Encloses parts of a word that are known only when the script runs. */
export const dynamic = "\uE000";

/** A word as written. */
export const shown = (text: string): string => text.replaceAll(dynamic, "");

export const isDynamic = (text: string): boolean => text.includes(dynamic);

interface Reader {
  script: string;
  at: number;
  line: number;
  commands: ShellCommand[];
}

function take(reader: Reader, count = 1): string {
  const text = reader.script.slice(reader.at, reader.at + count);
  reader.at += count;
  reader.line += text.split("\n").length - 1;
  return text;
}

/** The source up to the closing bracket, outside of quotes. */
function bracketed(reader: Reader, open: string, close: string): string {
  const start = reader.at;
  let depth = 0;
  let quote = "";
  while (reader.at < reader.script.length) {
    const char = take(reader);
    if (char === "\\") take(reader);
    else if (quote) quote = char === quote ? "" : quote;
    else if (char === "'" || char === '"') quote = char;
    else if (char === open) depth++;
    else if (char === close && --depth === 0) break;
  }
  return reader.script.slice(start, reader.at);
}

/** `$name`, `${name…}`, or `$(command)`, whose commands are read too. */
function expansion(reader: Reader): string {
  const { script, at, line } = reader;
  const next = script[at + 1] ?? "";
  if (next === "(") {
    take(reader);
    const inner = bracketed(reader, "(", ")");
    if (!inner.startsWith("(("))
      for (const { words, input } of shellCommands(inner.slice(1, -1), line))
        reader.commands.push({ words, input });
  } else if (next === "{") {
    take(reader);
    bracketed(reader, "{", "}");
  } else {
    const name = /^\$(?:[A-Za-z_]\w*|[\d#?@*$!-])/.exec(script.slice(at))?.[0];
    if (!name) return take(reader);
    take(reader, name.length);
  }
  return dynamic + script.slice(at, reader.at) + dynamic;
}

function doubleQuoted(reader: Reader): string {
  take(reader);
  let text = "";
  while (reader.at < reader.script.length) {
    const char = reader.script[reader.at];
    if (char === '"') break;
    if (char === "$") text += expansion(reader);
    else if (char === "\\") {
      const pair = take(reader, 2);
      text += pair === "\\\n" ? "" : /["$`\\]/.test(pair[1] ?? "") ? pair[1] : pair;
    } else text += take(reader);
  }
  take(reader);
  return text;
}

function singleQuoted(reader: Reader): string {
  take(reader);
  const end = reader.script.indexOf("'", reader.at);
  const text = take(reader, (end < 0 ? reader.script.length : end) - reader.at);
  take(reader);
  return text;
}

const ends = /[\s|&;()<>]/;

function word(reader: Reader): ShellWord {
  const { line } = reader;
  let text = "";
  while (reader.at < reader.script.length) {
    const char = reader.script[reader.at] ?? "";
    if (ends.test(char)) break;
    if (char === "'") text += singleQuoted(reader);
    else if (char === '"') text += doubleQuoted(reader);
    else if (char === "$") text += expansion(reader);
    else if (char === "\\") text += take(reader, 2).replace(/^\\\n?/, "");
    else text += take(reader);
  }
  return { text, line };
}

/** The lines after one with `<<EOF`, up to `EOF`. */
function hereDocument(reader: Reader, end: string): ShellWord {
  const { line } = reader;
  const lines: string[] = [];
  while (reader.at < reader.script.length) {
    const stop = reader.script.indexOf("\n", reader.at);
    const text = take(reader, (stop < 0 ? reader.script.length : stop + 1) - reader.at);
    if (text.trim() === end) break;
    lines.push(text);
  }
  return { text: lines.join(""), line };
}

/** The simple commands of a script, without redirections; commands in `$(…)` come before the one that uses them. */
export function shellCommands(script: string, firstLine = 1): ShellCommand[] {
  const reader: Reader = { script, at: 0, line: firstLine, commands: [] };
  let command: ShellCommand = { words: [] };
  let waiting: { command: ShellCommand; end: string } | undefined;
  const end = () => {
    if (command.words.length) reader.commands.push(command);
    command = { words: [] };
  };
  while (reader.at < script.length) {
    const rest = script.slice(reader.at, reader.at + 3);
    if (rest.startsWith("\\\n")) take(reader, 2);
    else if (rest.startsWith("\n")) {
      take(reader);
      if (waiting) waiting.command.input = hereDocument(reader, waiting.end);
      waiting = undefined;
      end();
    } else if (/^\s/.test(rest)) take(reader);
    else if (rest.startsWith("#")) {
      while (reader.at < script.length && script[reader.at] !== "\n") take(reader);
    } else if (/^[<>]/.test(rest)) {
      const [operator = ""] = /^(?:<<<|<<-?|>>|[<>]&?|>\|)/.exec(rest) ?? [];
      take(reader, operator.length);
      while (/[ \t]/.test(script[reader.at] ?? "")) take(reader);
      const target = word(reader);
      if (/^<<-?$/.test(operator)) waiting = { command, end: target.text };
    } else if (/^[|&;()]/.test(rest)) {
      take(reader);
      end();
    } else command.words.push(word(reader));
  }
  end();
  return reader.commands;
}
