import { Linter } from "eslint";
import ts from "typescript";
import { parser } from "typescript-eslint";
import { servedApis } from "../../../scripts/browser-support/served-apis.mjs";

const file = "probe.ts";
const browsers = ["chrome 111", "edge 111", "firefox 114", "safari 16.4", "ios_saf 16.4"];
const plugins = { browsers: { rules: { "served-apis": servedApis } } };
const rules: Linter.RulesRecord = { "browsers/served-apis": ["error", browsers] };

/** What values are, in the lines below. */
const declared = `
declare const rows: readonly number[];
declare const either: string[] | Uint8Array;
declare const map: Map<string, number>;
declare const stream: ReadableStream<string>;
declare const element: HTMLElement;
declare const clipboard: Clipboard;
declare const unknownThing: any;
declare const own: { toReversed(): void; groupBy(): void };
export {};
`;

/** One program for all lines: reading the libraries takes a second. */
function programOf(source: string): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    lib: ["lib.esnext.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts", "lib.dom.asynciterable.d.ts"],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext, true)
      : getSourceFile(name, ...rest);
  return ts.createProgram([file], options, host);
}

/** The messages for each line of code. */
function lintTyped(lines: readonly string[]): string[][] {
  const before = declared.split("\n").length - 1;
  const source = declared + lines.join("\n");
  const found = new Linter().verify(
    source,
    {
      files: ["**/*.ts"],
      plugins,
      rules,
      languageOptions: { parser, parserOptions: { programs: [programOf(source)] } },
    },
    { filename: file },
  );
  const broken = found.find(({ fatal }) => fatal);
  if (broken) throw new Error(`${broken.line}: ${broken.message}`);
  return lines.map((_, index) =>
    found.filter(({ line }) => line === before + index + 1).map(({ message }) => message),
  );
}

const lacking = [
  ["rows.toReversed();", "Array.toReversed is not in Firefox 114 (since 115)."],
  ["either.toSorted();", "Array.toSorted is not in Firefox 114 (since 115)."],
  ["map.values().map(String);", "Iterator.map is not in Chrome 111 (since 122)."],
  ["unknownThing.toReversed();", "toReversed is not in Firefox 114 (since 115)."],
  ['URL.canParse("x");', "URL.canParse is not in Chrome 111 (since 120)."],
  ["Response.json({});", "Response.json is not in Firefox 114 (since 115)."],
  ["const { canParse } = URL;", "URL.canParse is not in Chrome 111 (since 120)."],
  ["Promise.withResolvers();", "Promise.withResolvers is not in Chrome 111 (since 119)."],
  ["element.checkVisibility();", "Element.checkVisibility is not in Safari on iOS 16.4"],
  ['element["checkVisibility"]();', "Element.checkVisibility is not in Safari on iOS 16.4"],
  ['element.ariaBusy = "true";', "ARIAMixin.ariaBusy is not in Firefox 114 (since 119)."],
  ['element.popover = "auto";', "HTMLElement.popover is not in Chrome 111 (since 114)."],
  ["requestIdleCallback(() => 1);", "requestIdleCallback is not in Safari on iOS 16.4 (in none"],
  ["if (element.checkVisibility()) 1;", "Element.checkVisibility is not in Safari on iOS 16.4"],
  ["if (element.ariaBusy) requestIdleCallback(() => 1);", "requestIdleCallback is not in"],
  ["new Intl.Segmenter();", "Intl.Segmenter is not in Firefox 114 (since 125)."],
  ["for await (const part of stream) part;", "for await is not in Chrome 111 (since 124)."],
  ["document.startViewTransition(() => 1);", "Document.startViewTransition is not in Firefox 114"],
  ['addEventListener("scrollend", () => 1);', "The event scrollend is not in Chrome 111"],
  ['window.addEventListener("scrollend", () => 1);', "The event scrollend is not in Chrome 111"],
  ['void fetch("x", { keepalive: true });', "The option keepalive is not in Firefox 114"],
  ['new Intl.NumberFormat("x", { roundingMode: "floor" });', "The option roundingMode is not in"],
  ["if (!element.checkVisibility) element.checkVisibility();", "Element.checkVisibility is not in"],
] as const;

const allowed = [
  "rows.map(String);",
  "rows.findLast(Boolean);",
  "new Response().json();",
  "own.toReversed(); own.groupBy();",
  "unknownThing.map(String); unknownThing.connection;",
  "element.checkVisibility?.();",
  "if (element.checkVisibility) element.checkVisibility();",
  'if ("checkVisibility" in element) element.checkVisibility();',
  '"checkVisibility" in element && element.checkVisibility();',
  '!("checkVisibility" in element) || element.checkVisibility();',
  "const shown = element.checkVisibility ? element.checkVisibility() : true;",
  "const hidden = !element.checkVisibility || !element.checkVisibility();",
  "const f = () => { if (!element.checkVisibility) return false; return element.checkVisibility(); };",
  'if (typeof requestIdleCallback === "function") requestIdleCallback(() => 1);',
  'const g = () => { if (typeof requestIdleCallback === "undefined") return; requestIdleCallback(f); };',
  'if (!("write" in clipboard) || typeof ClipboardItem === "undefined") f(); else new ClipboardItem({});',
  'if ("startViewTransition" in document) document.startViewTransition(f).ready;',
  'document.addEventListener("visibilitychange", f);',
  'void fetch("x", { method: "POST", signal: AbortSignal.timeout(1) });',
  "structuredClone(1);",
];

describe("in code whose types are known", () => {
  const found = lintTyped([...lacking.map(([code]) => code), ...allowed]);

  test.each(lacking)("%s", (code, message) => {
    const [first] = found[lacking.findIndex(([one]) => one === code)] ?? [];
    expect(first).toContain(message);
  });

  test.each(allowed)("%s is allowed", (code) =>
    expect(found[lacking.length + allowed.indexOf(code)]).toEqual([]),
  );
});

describe("in finished scripts, by names alone", () => {
  const lint = (source: string) =>
    new Linter()
      .verify(source, { plugins, rules }, { filename: "x.js" })
      .map(({ message }) => message.split(" is ")[0]);

  test.each([
    ["e.toReversed()", ["toReversed"]],
    ["Object.groupBy(e,t)", ["groupBy"]],
    ['new URL("x"),URL.canParse(e)', ["canParse"]],
    ["new ClipboardItem(e)", ["ClipboardItem"]],
    ['"u">typeof ClipboardItem?new ClipboardItem(e):0', []],
    ['typeof ClipboardItem>"u"?0:new ClipboardItem(e)', []],
    ['"u"<typeof ClipboardItem?new ClipboardItem(e):0', ["ClipboardItem"]],
    ["e.map(t),e.filter(t),e.some(t)", []],
    ["e.toReversed?.()", []],
    ["function groupBy(e){}groupBy(e)", []],
  ])("%s", (source, names) => expect(lint(source)).toEqual(names));
});
