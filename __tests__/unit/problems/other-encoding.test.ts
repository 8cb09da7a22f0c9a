import { execSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { otherEncoding } from "../../../src/problems/other-encoding";

const file = "my page.mdx";
const text = "---\ntitle: Café\n---\n\nA “quoted” word: 5 €.\n";
const plain = "---\ntitle: Cafe\n---\n\nText.\n";

function utf32(written: string, isLittle: boolean): Buffer {
  const bytes = Buffer.alloc(4 * [...written].length);
  for (const [index, sign] of [...written].entries()) {
    const code = sign.codePointAt(0) ?? 0;
    if (isLittle) bytes.writeUInt32LE(code, 4 * index);
    else bytes.writeUInt32BE(code, 4 * index);
  }
  return bytes;
}

const windows = (written: string) =>
  Buffer.from(
    written.replace(/[“”€]/g, (sign) => ({ "“": "\x93", "”": "\x94" })[sign] ?? "\x80"),
    "latin1",
  );

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "encoding-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const withMark = `\ufeff${text}`;

test.each<[string, Buffer, string]>([
  ["UTF-16", Buffer.from(withMark, "utf16le"), text],
  ["UTF-16", Buffer.from(withMark, "utf16le").swap16(), text],
  ["UTF-16LE", Buffer.from(text, "utf16le"), text],
  ["UTF-16BE", Buffer.from(plain, "utf16le").swap16(), plain],
  ["UTF-32", utf32(withMark, true), text],
  ["UTF-32", utf32(withMark, false), text],
  ["UTF-32LE", utf32(plain, true), plain],
  ["UTF-32BE", utf32(text, false), text],
  ["WINDOWS-1252", windows(text), text],
  ["ISO-8859-1", Buffer.from("A caf\u00e9 \u0081\n", "latin1"), "A caf\u00e9 \u0081\n"],
])("%s is recognized, and the pasted command mends the file", (encoding, bytes, meant) => {
  const other = otherEncoding(bytes, file);
  expect(other?.cause).toContain(`probably ${encoding}.`);
  writeFileSync(path.join(folder, file), bytes);
  execSync(other?.fix ?? "false", { cwd: folder });
  expect(readFileSync(path.join(folder, file), "utf8")).toBe(meant);
});

test("UTF-16 is shown as it is meant, from its first line", () => {
  expect(otherEncoding(Buffer.from(withMark, "utf16le"), file)).toMatchObject({
    line: 1,
    seen: "---",
    text,
  });
});

test("a line of another encoding in a text of UTF-8 is said by itself, as it should be", () => {
  const bytes = Buffer.concat([Buffer.from(text), windows("It’s Größe, café".replace("’", "'"))]);
  expect(otherEncoding(bytes, file)).toMatchObject({ line: 6, fix: "It's Größe, café" });
  const mixed = Buffer.concat([Buffer.from("Größe "), windows("café"), Buffer.from(" 大\n")]);
  expect(otherEncoding(mixed, file)).toMatchObject({ line: 1, fix: "Größe café 大" });
});

test("a character that nobody sees is taken out by the pasted command", () => {
  const other = otherEncoding(Buffer.from("One\nTw\0o\n"), file);
  expect(other).toMatchObject({ line: 2, seen: "Tw\u2400o" });
  writeFileSync(path.join(folder, file), "One\nTw\0o\n");
  execSync(other?.fix ?? "false", { cwd: folder });
  expect(readFileSync(path.join(folder, file), "utf8")).toBe("One\nTwo\n");
});

test.each([
  ["PK\x03\x04\x14\x00", "ZIP archive"],
  ["%PDF-1.7\n%\xe2\xe3", "PDF"],
  ["\x89PNG\r\n\x1a\n", "image"],
])("%j is no text", (start, name) => {
  expect(otherEncoding(Buffer.from(start, "latin1"), file)?.cause).toContain(name);
});

test("UTF-8 is right, with letters of any script", () => {
  expect(otherEncoding(Buffer.from("\ufeffGröße 大小 🙂\n"), file)).toBeUndefined();
});
