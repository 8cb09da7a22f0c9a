import { bundledLanguages, createHighlighterCore, type BundledLanguage } from "shiki";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import { rememberLines } from "../../../../src/content/markdown/remember-lines";
import { tokenTheme } from "../../../../src/content/markdown/token-theme";

const opened: { dispose(): void }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.dispose();
});

async function reader(lang: BundledLanguage) {
  const shiki = await createHighlighterCore({
    themes: [tokenTheme],
    langs: [bundledLanguages[lang]],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  opened.push(shiki);
  const grammar = shiki.getLanguage(lang);
  const read = (code: string) =>
    shiki.codeToTokensBase(code, { lang, theme: "token-classes", tokenizeTimeLimit: 0 });
  return { grammar, read };
}

const samples: [BundledLanguage, string[]][] = [
  ["json", ['{\n  "a": [\n    1\n  ]\n}', '{\n  "b": "{",\n  "a": [\n    1\n  ]\n}', '"a": [\n1']],
  [
    "bash",
    [
      'curl -X GET "a" \\\n  -H "b: c"',
      "curl -X POST 'a\n  -H b\n'",
      "cat <<E\n  -H $a\nE\n  -H $a",
    ],
  ],
  ["php", ["<?php\n$a = <<<E\n$b\nE;\n$b = 1;", "<?php\n/* $b = 1;\n$b = 1; */\n$b = 1;"]],
  ["python", ['a("""\nb = 1\n""")\nb = 1', "a(\n  1,\n)\nb = 1"]],
  ["javascript", ["const a = `\n${b}\n`;\nb();", "// `\nb();\n/*\nb();\n*/"]],
];

test.each(samples)(
  "%s: lines that are remembered are those that would be read",
  async (lang, codes) => {
    const [plain, remembering] = [await reader(lang), await reader(lang)];
    rememberLines(remembering.grammar);
    const twice = [...codes, ...codes.toReversed()];
    expect(twice.map(remembering.read)).toEqual(twice.map(plain.read));
  },
);

test("a line is read once in one state, and again in another one", async () => {
  const { grammar, read } = await reader("json");
  const original = jest.spyOn(grammar, "tokenizeLine2");
  rememberLines(grammar);
  rememberLines(grammar);
  read('{\n  "a": 1\n}');
  read('{\n  "a": 1\n}');
  expect(original).toHaveBeenCalledTimes(3);
  read('[\n  "a": 1\n]');
  expect(original).toHaveBeenCalledTimes(6);
});
