import { crc32 } from "node:zlib";

const cutShort = "It ends too early: copying or saving it was cut short.";
const changed = "Bytes in it have changed since it was saved, which its checksums show.";

/** The chunks of a PNG have checksums, and the last one is called IEND. */
function pngDamage(bytes: Buffer): string | undefined {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) return cutShort;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return changed;
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return undefined;
    at = end + 4;
  }
  return cutShort;
}

/** The last mark of a JPEG is FF D9; some are inside others, which say how long they are. */
function jpegDamage(bytes: Buffer): string | undefined {
  for (let at = 2; at + 1 < bytes.length;) {
    const [sign, mark = 0] = [bytes[at], bytes[at + 1]];
    if (sign !== 0xff || mark === 0xff) at += 1;
    else if (mark === 0xd9) return undefined;
    // Neither zeros after FF in the picture's own data nor these marks have a length.
    else if (mark < 0x02 || (mark >= 0xd0 && mark <= 0xd8)) at += 2;
    else if (at + 3 < bytes.length) at += 2 + bytes.readUInt16BE(at + 2);
    else break;
  }
  return cutShort;
}

const webpDamage = (bytes: Buffer) =>
  bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length ? cutShort : undefined;

/** The last block of a GIF is empty, and a semicolon follows it. */
const gifDamage = (bytes: Buffer) =>
  /\0;\s*\0*$/.test(bytes.subarray(-64).toString("latin1")) ? undefined : cutShort;

/** The boxes of an AVIF say how long they are; the last may go on to the end. */
function avifDamage(bytes: Buffer): string | undefined {
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // Of 64 bits, or without a length.
    if (size < 8) return undefined;
    at += size;
  }
  return at > bytes.length ? cutShort : undefined;
}

const svgDamage = (bytes: Buffer) =>
  /(?:<\/(?:[\w-]+:)?svg\s*>|\/>)(?:\s|<!--[^]*?-->)*$/.test(bytes.toString("utf8"))
    ? undefined
    : cutShort;

const kinds: [beginning: RegExp, damage: (bytes: Buffer) => string | undefined][] = [
  [/^\x89PNG\r\n/, pngDamage],
  [/^\xff\xd8\xff/, jpegDamage],
  [/^RIFF.{4}WEBP/s, webpDamage],
  [/^GIF8/, gifDamage],
  [/^.{4}ftypavi[fs]/s, avifDamage],
  [/^\s*(?:\xef\xbb\xbf)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)\b/i, svgDamage],
];

/** Why an image that begins like one is damaged (a sentence), as far as its structure says; undefined if it is not. */
export function imageDamage(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 64).toString("latin1");
  return kinds.find(([beginning]) => beginning.test(start))?.[1](bytes);
}
