/** The forms of a text by the plural rules of its language; `#` is the number. Only `other` is in every language. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * How a language says how many there are: the form that its plural rules choose, with the number as it writes it. The
 * rules are made when the first number is said: on a slow phone they take 20 ms, and few pages count anything.
 */
export function countIn(locale: string): (count: number, forms: PluralForms) => string {
  let rules: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  return (count, forms) => {
    rules ??= new Intl.PluralRules(locale);
    numbers ??= new Intl.NumberFormat(locale);
    return (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
  };
}
