import { readdirSync } from "node:fs";
import { builtTexts } from "../../../src/checks/texts/built-texts";
import { missingTexts, textKeys } from "../../../src/i18n/compare-dictionaries";
import { complete } from "../../../src/i18n/complete";
import type { PartName } from "../../../src/i18n/dictionary";
import { dictionaries, textsOf } from "../../../src/i18n/dictionaries";
import { dictionaryName } from "../../../src/i18n/dictionary-name";
import { hardCodedTexts, usedKeys } from "../../../src/checks/texts/source-texts";
import { mergedTexts, neededDictionaries } from "../../../src/toolchain/compile-texts";

const { en } = dictionaries;

describe("a dictionary", () => {
  it("gets what it lacks from the next one, group by group", () => {
    const base = { a: "A", group: { b: "B", c: "C" }, list: ["1", "2"] };
    expect(complete({ group: { c: "see" }, list: ["eins"] }, base)).toEqual({
      a: "A",
      group: { b: "B", c: "see" },
      list: ["eins"],
    });
  });

  it("is that of the language where a region has none of its own", () => {
    expect(["pt-BR", "ar-EG", "en"].map(dictionaryName)).toEqual(["pt", "ar", "en"]);
  });

  it("in English stands behind a language that nobody has translated", () => {
    expect(textsOf("text", ["tlh"]).copy).toBe("Copy");
    expect(textsOf("text", ["ar"]).copy).toBe("انسخ");
  });

  it("goes into pages alone when it has every text, part by part", () => {
    expect(missingTexts(en, [dictionaries.ar])).toEqual([]);
    for (const part of Object.keys(en) as PartName[]) {
      expect(neededDictionaries(["ar", "en"], part)).toEqual(["ar"]);
      expect(neededDictionaries(["de", "en"], part)).toEqual(["en"]);
    }
  });

  it("has the parts that have a stand-in, and no others", () => {
    const files = readdirSync("src/i18n").filter((name) => /-?text\.ts$/.test(name));
    const names = Object.keys(en).map((part) => (part === "text" ? "text.ts" : `${part}-text.ts`));
    expect(files.sort()).toEqual(names.sort());
  });
});

test("a dictionary that lacks texts goes into pages with those behind it, the nearest first", () => {
  const lines = mergedTexts(["pt-BR", "pt", "en"], "console").split("\n");
  expect(lines[1]).toMatch(/^import \{ text as text0 \} from ".*src\/i18n\/pt-BR\/console";$/);
  expect(lines.at(-2)).toBe("export const text = complete(text0, complete(text1, text2));");
});

describe("sizes", () => {
  it("are told in the words and digits of the language", () => {
    const size = textsOf("sizes", ["en"]).bytes;
    expect([12, 86_400, 999_600, 4_349_910].map(size)).toEqual([
      "12 B",
      "86 KB",
      "1.0 MB",
      "4.3 MB",
    ]);
    expect(textsOf("sizes", ["ar"]).bytes(86_400)).toBe("86 كيلوبايت");
  });
});

describe("the check of texts", () => {
  it("names keys by the groups that they stand in", () => {
    expect(textKeys({ a: "", group: { b: () => "" }, list: [""] })).toEqual([
      "a",
      "group.b",
      "list",
    ]);
  });

  it("knows a key that is used, by its path, its group, or a name that was handed on", () => {
    const used = usedKeys([
      'import { text } from "../i18n/text";\ntext.search.kinds[kind]; text.copy; f({ labels = text }); labels.next',
      'const text = "next"; text.secret;',
    ]);
    const keys = ["search.kinds.doc", "search.button", "copy", "next", "secret"];
    expect(keys.map((key) => used(`text.${key}`))).toEqual([true, false, true, true, false]);
  });

  it("tells the parts of the dictionary apart, whatever a source calls them", () => {
    const used = usedKeys([
      'import { text as words } from "../i18n/console-text";\nimport { text } from "../i18n/text";\nwords.send; text.copy; const { hints, places: all } = words;',
      'import { text } from "../i18n/versions-text";\ntext[banner]; "unreleased";',
    ]);
    const keys = ["console.send", "text.send", "console.hints.401", "console.places.path"];
    expect(keys.map(used)).toEqual([true, false, true, true]);
    expect(used("console.copy")).toBe(false);
    expect(used("versions.unreleased")).toBe(true);
    expect(used("versions.latest")).toBe(false);
  });

  it("finds words that the build puts together, and lets selectors, errors and messages to authors be", () => {
    const code = [
      'import { x } from "some package";',
      "const a = (n: number) => `at least ${n}`;",
      'const b = `<a href="/">Read more</a>`;',
      'document.querySelector("main article"); throw new Error("went wrong here");',
      'const c = element === "div" ? "GET" : "application/json";',
    ].join("\n");
    expect(builtTexts("src/openapi/a.ts", code)).toEqual([
      { line: 2, text: "at least" },
      { line: 3, text: '<a href="/">Read more</a>' },
    ]);
    expect(builtTexts("src/config/a.ts", code)).toEqual([]);
    const problem =
      'import type { Problem } from "../problems/problem";\nconst cause = "It is gone.";';
    expect(builtTexts("src/openapi/a.ts", problem)).toEqual([]);
  });

  it("finds words that stand in a component, and lets signs and keys be", () => {
    const code = 'const a = <p title="Read me">\n  Words <b>›</b> K {text.copy}\n</p>;';
    expect(hardCodedTexts("a.tsx", code)).toEqual([
      { line: 1, text: "Read me" },
      { line: 2, text: "Words" },
    ]);
    expect(hardCodedTexts("a.ts", 'const a = "Words";')).toEqual([]);
  });
});
