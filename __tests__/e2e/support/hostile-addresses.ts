/** Hashes that `decodeURI` refuses, each in its own way. */
export const malformed: Readonly<Record<string, string>> = {
  "a share in per cent": "#100%",
  "half of a surrogate pair": "#%ED%A0%80",
  "10 KB of per cent signs": `#${"%".repeat(10_240)}`,
};

/** Hashes that programs have tripped over. */
export const hostileHashes: Readonly<Record<string, string>> = {
  "a raw per cent sign": "#%",
  "no hexadecimal number": "#%zz",
  "a character that is cut off": "#%E0%A4%A",
  "too long an encoding": "#%C0%AE",
  "a null byte": "#%00",
  "a raw surrogate": "#\uD800",
  "10 KB of letters": `#${"a".repeat(10_240)}`,
  "a text directive": "#:~:text=%",
  "a text directive behind a name": "#intro:~:text=%zz,-%",
  "the end of a selector": '#"]',
  "a backslash": "#\\",
  "a selector": "#[x",
  "a second hash": "##",
  nothing: "#",
  "an encoded hash": "#%23",
  "encoded twice": "#%25zz",
  "a prototype": "#__proto__",
  "a constructor": "#constructor",
  "a path": "#/../..//x?y=%",
  "a line break": "#%0A%0D",
  "a space": "#a b",
  "an element": "#<img src=x onerror=alert(1)>",
  "a script": "#javascript:alert(1)",
  "a byte order mark": "#%EF%BB%BF",
  "an umlaut": "#%C3%BC",
  "an address of a field": "#responses.200~.",
};

/** Queries that programs have tripped over, as they stand behind `?q=`. */
export const hostileQueries: Readonly<Record<string, string>> = {
  "a raw per cent sign": "%",
  "no hexadecimal number": "100%zz",
  "half of a surrogate pair": "%ED%A0%80",
  "a character that is cut off": "%E0%A4%A",
  "a null byte": "%00",
  "10 KB of letters": "a".repeat(10_240),
  "a prototype": "__proto__",
  "the end of a selector": '"]',
  "a regular expression": "(((((a+)+)+)+$",
  "more of it": "a&q=%&page=-1&page=%zz&kind=__proto__&version=%",
};
