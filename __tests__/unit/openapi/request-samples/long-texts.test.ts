import { textLiteral } from "../../../../src/openapi/request-samples/long-texts";

const lines = 'a "b"\n\n  c';

test("texts of several lines are written in blocks where the language has them", () => {
  const literal = (language: Parameters<typeof textLiteral>[0]) => textLiteral(language, lines);
  expect(literal("javascript")).toBe('`a "b"\n\n  c`');
  expect(literal("php")).toBe("<<<'BODY'\na \"b\"\n\n  c\nBODY");
  expect(literal("csharp")).toBe('"""\n    a "b"\n\n      c\n    """');
  expect(literal("java")).toBe('"""\n        a "b"\n\n          c"""');
  expect(literal("go")).toBe('`a "b"\n\n  c`');
  expect(literal("ruby")).toBe("<<~'BODY'.chomp\n  a \"b\"\n\n    c\nBODY");
  expect(literal("python")).toBe('"a \\"b\\"\\n\\n  c"');
});

test("a block is not ended by what is in the text", () => {
  expect(textLiteral("csharp", 'a\n""""')).toBe('"""""\n    a\n    """"\n    """""');
  expect(textLiteral("php", "a\nBODY;")).toMatch(/^<<<'BODY_'\n/);
  expect(textLiteral("ruby", "a\nBODY")).toMatch(/^<<~'BODY_'\.chomp\n/);
  expect(textLiteral("javascript", "a\n`${b}`$c")).toBe("`a\n\\`\\${b}\\`$c`");
  expect(textLiteral("java", 'a\n"""b\\n \n"')).toBe(
    '"""\n        a\n        \\"\\"\\"b\\\\n\\s\n        \\""""',
  );
});

test("a text that a block would change is written on one line", () => {
  expect(textLiteral("go", "a\n`b`")).toBe('"a\\n`b`"');
  expect(textLiteral("ruby", "  a\n  #{b}")).toBe('"  a\\n  \\#{b}"');
  expect(textLiteral("csharp", " a\n b")).toBe('" a\\n b"');
  expect(textLiteral("java", "a\r\nb")).toBe('"a\\r\\nb"');
});
