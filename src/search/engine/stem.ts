const vowel = /[aeiouy]/;

/** Without a doubled last letter: `shipp` -> `ship`, but not `bill`, `pass`, and `buzz`. */
function undoubled(word: string): string {
  return /([^aeioulsz])\1$/.test(word) ? word.slice(0, -1) : word;
}

/** `cancell` and `install` lose an l in all of their forms. */
const undoubledLl = (word: string) =>
  word.length > 5 && word.endsWith("ll") ? word.slice(0, -1) : word;

function withoutEnding(word: string, ending: string): string | undefined {
  if (!word.endsWith(ending)) return undefined;
  const rest = word.slice(0, -ending.length);
  return rest.length >= 3 && vowel.test(rest) ? undoubled(rest) : undefined;
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** British spellings as American ones: colour, authorise and authorisation, analyse, catalogue, centre. */
const american = (bare: string) =>
  bare
    .replace(/(?<=[a-z]{3})our(?=$|it|abl)/, "or")
    .replace(/(?<=al|an|ar|er|or|im|on|gn|it|tem|tom)is(?=$|at)/, "iz")
    .replace(/(?<=[a-z]{3})yse?$/, "yz")
    .replace(/(?<=[a-z]{3})logue?$/, "log")
    .replace(/(?<=cent|met|lit)re?$/, "er");

/**
 * The stem of a lowercase English word, without plural, -ing, -ed, and a final e. Nothing else is removed, so
 * `shipment` and `ship` stay two words. Words of other languages lose only such endings.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const single = singular(word);
  const bare = undoubledLl(withoutEnding(single, "ing") ?? withoutEnding(single, "ed") ?? single);
  return american(bare.length > 4 && bare.endsWith("e") ? bare.slice(0, -1) : bare);
}
