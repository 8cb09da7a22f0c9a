import { Parser } from "htmlparser2";
import { dictionaries } from "../../src/i18n/dictionaries";

/** What readers see or hear of a page: its texts, and the attributes that are read aloud or shown. */
const spoken = ["aria-label", "title", "placeholder", "alt"];
/** Code is the same in all languages. */
const codeTags = new Set(["code", "pre", "kbd", "script", "style", "svg"]);
/** Elements whose only words are names and values of the API description. */
const described = /\b(?:field-name|method|values|samples|chips)\b/;

const sample = "\u0000";

/** The words of a message: the whole of a text, and the pieces around what a function puts in. */
function piecesOf(message: unknown): string[] {
  if (typeof message === "string") return [message];
  if (Array.isArray(message)) return message.flatMap(piecesOf);
  if (typeof message === "function") {
    const arguments_ = [
      [sample, sample, sample],
      [[sample], [sample]],
      [sample, [sample]],
      [7, 7],
    ];
    return arguments_.flatMap((args) => {
      try {
        const made: unknown = (message as (...given: unknown[]) => unknown)(...args);
        return typeof made === "string" ? made.split(/[\0\d,]+/) : [];
      } catch {
        return [];
      }
    });
  }
  return typeof message === "object" && message !== null
    ? Object.values(message).flatMap(piecesOf)
    : [];
}

const trimmed = (text: string) =>
  text.replace(/^[\s·:.,()]+|[\s·:.,()]+$/g, "").replace(/\s+/g, " ");
const isWord = (text: string) => /[A-Za-z]{3}/.test(text);
const wordsOf = (dictionary: unknown) => new Set(piecesOf(dictionary).map(trimmed).filter(isWord));

/** Messages of the English dictionary that the Arabic one says otherwise. */
export const englishMessages: ReadonlySet<string> = new Set(
  [...wordsOf(dictionaries.en)].filter((text) => !wordsOf(dictionaries.ar).has(text)),
);

const longer = [...englishMessages].filter((text) => text.includes(" "));

/** The English message that a text is, or, of several words, that it has. */
const englishIn = (text: string): string[] =>
  [...new Set([text, ...text.split(/[·:,()]/)].map(trimmed))]
    .filter((piece) => englishMessages.has(piece))
    .concat(longer.filter((message) => text.includes(message)));

/** English messages of the interface on a page, outside of code and of words that are marked as English. */
export function englishWordsIn(html: string): string[] {
  const found: string[] = [];
  const marked: boolean[] = [];
  const isMarked = () => marked.at(-1) === true;
  const parser = new Parser({
    onopentag(name, attributes) {
      const { lang, class: names = "" } = attributes;
      const isOther = lang === undefined ? isMarked() : lang === "en";
      marked.push(isOther || codeTags.has(name) || described.test(names));
      if (isOther) return;
      for (const attribute of spoken)
        for (const message of englishIn(attributes[attribute] ?? ""))
          found.push(`${attribute}: ${message}`);
    },
    ontext(text) {
      if (!isMarked()) found.push(...englishIn(text));
    },
    onclosetag() {
      marked.pop();
    },
  });
  parser.write(html);
  parser.end();
  return [...new Set(found)];
}

/** English messages that a Markdown version has as a line, a heading, or a mark of its own. */
export function englishLinesIn(markdown: string): string[] {
  const lines = markdown.replace(/```[\s\S]*?```/g, "").split("\n");
  return [
    ...new Set(
      lines
        .map((line) => trimmed(line.replace(/^[#>*\-\s]+|\*+/g, "")))
        .filter((line) => englishMessages.has(line)),
    ),
  ];
}
