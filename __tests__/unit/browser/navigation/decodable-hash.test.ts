import { decodableHash } from "../../../../src/browser/navigation/decodable-hash";

test.each(["", "#", "#intro", "#%C3%BC", "#100%25", "#%00", "#\uD800", "#__proto__"])(
  "%j can be decoded, and stays",
  (hash) => expect(decodableHash(hash)).toBe(hash),
);

test.each(["#%", "#100%", "#%zz", "#%ED%A0%80", "#%E0%A4%A", `#${"%".repeat(10_240)}`])(
  "%j is badly encoded, and stands for itself",
  (hash) => expect(decodeURI(decodableHash(hash))).toBe(hash),
);
