import { isUtf8 } from "node:buffer";

/** Why the bytes of a file are not text in UTF-8. */
export interface OtherEncoding {
  /** The first line that is wrong, from 1. */
  line: number;
  /** That line, in the encoding that it has. */
  seen: string;
  cause: string;
  /** A command that mends the file, or the line to paste. */
  fix: string;
  /** The whole text, in the encoding that it has. */
  text: string;
  /** Nothing of it can be read as UTF-8. */
  isLost?: true;
}

/** What is not text at all, by its first bytes. */
const otherFiles: [beginning: string, name: string][] = [
  ["PK\x03\x04", "a ZIP archive, as Word and OpenOffice save documents"],
  ["\xd0\xcf\x11\xe0", "a document of Word, Excel, or Outlook"],
  ["%PDF-", "a PDF"],
  ["\x89PNG", "an image"],
  ["\xff\xd8\xff", "an image"],
  ["GIF8", "an image"],
  ["RIFF", "an image"],
  ["\x1f\x8b", "a compressed file"],
];

/** How many bytes of UTF-16 and UTF-32 without a mark are looked at. */
const sampleSize = 4096;

/** UTF-16 and UTF-32, by the mark at their beginning, or by the zeros that stand beside Latin letters. */
function wideEncoding(bytes: Buffer): string | undefined {
  const mark = bytes.subarray(0, 4).toString("hex");
  if (/^(?:fffe0000|0000feff)$/.test(mark)) return "UTF-32";
  if (/^(?:fffe|feff)/.test(mark)) return "UTF-16";
  const sample = bytes.subarray(0, sampleSize);
  /** The share of zeros among the bytes at each place of four. */
  const zeros = [0, 1, 2, 3].map((place) => {
    const there = sample.filter((_, index) => index % 4 === place);
    return there.filter((byte) => byte === 0).length / (there.length || 1);
  });
  const are = zeros.map((share) => (share > 0.6 ? "0" : share < 0.3 ? "x" : "?")).join("");
  return { x000: "UTF-32LE", "000x": "UTF-32BE", x0x0: "UTF-16LE", "0x0x": "UTF-16BE" }[are];
}

function decodeUtf32(bytes: Buffer, isLittle: boolean): string {
  let text = "";
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
    text += code <= 0x10_ff_ff ? String.fromCodePoint(code) : "\uFFFD";
  }
  return text.replace(/^\uFEFF/, "");
}

function decodeWide(bytes: Buffer, encoding: string): string {
  if (encoding.startsWith("UTF-32"))
    return decodeUtf32(bytes, encoding === "UTF-32LE" || bytes[0] === 0xff);
  const isBig = encoding === "UTF-16BE" || bytes[0] === 0xfe;
  return new TextDecoder(isBig ? "utf-16be" : "utf-16le").decode(bytes);
}

const shown = (line = "") => line.replaceAll("\0", "\u2400").trim().slice(0, 80);

/** Bytes that Windows-1252 has no letter for. */
const notInWindows = /[\x81\x8d\x8f\x90\x9d]/;
/** A letter of several bytes in UTF-8, in a text of bytes. */
const wideLetter = /[\xc3-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/;

const windows1252 = (bytes: Buffer) => new TextDecoder("windows-1252").decode(bytes);

/** A line in which some letters are UTF-8, and others are one byte each. */
function mixedLine(line: string): string {
  const parts = line.split(new RegExp(`((?:${wideLetter.source}|[\\0-\\x7f])+)`));
  const decode = (part: string, index: number) => {
    const bytes = Buffer.from(part, "latin1");
    return index % 2 ? bytes.toString("utf8") : windows1252(bytes);
  };
  return parts.map(decode).join("").trim();
}

/** Latin-1 and Windows-1252: the whole file, or a line of it. */
function narrow(bytes: Buffer, convert: (from: string) => string): OtherEncoding {
  const all = bytes.toString("latin1");
  const lines = all.split("\n");
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  const line = index + 1 || 1;
  // Text of one byte for each letter hardly ever is right UTF-8 by chance.
  if (wideLetter.test(all))
    return {
      line,
      seen: shown(bytes.toString("utf8").split("\n")[line - 1]),
      cause: "The file is UTF-8, but this line was pasted in another encoding, or cut in a letter.",
      fix: mixedLine(lines[line - 1] ?? ""),
      text: bytes.toString("utf8"),
    };
  const encoding = notInWindows.test(all) ? "ISO-8859-1" : "WINDOWS-1252";
  const text = windows1252(bytes);
  return {
    line,
    seen: shown(text.split("\n")[line - 1]),
    cause: `An editor saved it in another encoding, probably ${encoding}. Its letters would be lost.`,
    fix: convert(encoding),
    text,
  };
}

/** Why the bytes of a file, whose path is `file`, are not text in UTF-8; undefined if they are. */
export function otherEncoding(bytes: Buffer, file: string): OtherEncoding | undefined {
  const hasZeros = bytes.includes(0);
  const isRight = isUtf8(bytes);
  if (isRight && !hasZeros) return undefined;
  const path = JSON.stringify(file);
  const replaced = (command: string) => `${command} > utf-8.tmp && mv utf-8.tmp ${path}`;
  const convert = (from: string) => replaced(`iconv -f ${from} -t UTF-8 ${path}`);
  const start = bytes.subarray(0, 8).toString("latin1");
  const other = otherFiles.find(([beginning]) => start.startsWith(beginning))?.[1];
  if (other !== undefined)
    return {
      line: 1,
      seen: shown(start.replaceAll(/[^ -~]/g, "\u00b7")),
      cause: `It is ${other}; only its name is that of a text.`,
      fix: `git log --oneline -- ${path}   # the last version that was text`,
      text: "",
      isLost: true,
    };
  const wide = wideEncoding(bytes);
  if (wide !== undefined) {
    const text = decodeWide(bytes, wide);
    return {
      line: 1,
      seen: shown(text.split("\n")[0]),
      cause: `An editor saved it in another encoding, probably ${wide}. Nothing of it can be read.`,
      fix: convert(wide),
      text,
      isLost: true,
    };
  }
  if (!isRight) return narrow(bytes, convert);
  const lines = bytes.toString("utf8").split("\n");
  const line = lines.findIndex((one) => one.includes("\0"));
  return {
    line: line + 1,
    seen: shown(lines[line]),
    cause: "It holds a character that nobody sees (U+0000), as a crash while saving leaves it.",
    fix: replaced(`tr -d '\\000' < ${path}`),
    text: lines.join("\n"),
  };
}
