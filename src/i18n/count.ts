/** The forms of a text by the plural rules of its language; `#` is the number. Only `other` is in every language. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** How a language says how many there are: the form that its plural rules choose, with the number as it writes it. */
export function countIn(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count, forms) =>
    (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
}
