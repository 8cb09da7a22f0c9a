/** The forms of a text by the plural rules of its language; `#` is the number. Only `other` is in every language. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The first number that is written in groups: 1,000. */
const firstGrouped = 1000;

/**
 * How a language says how many there are: the form that its plural rules (of make-plural) choose, with the number as its
 * locale writes it. The locale is one of the digits 0 to 9 (`ar-u-nu-latn`): Intl takes 80 ms of a slow phone before its
 * first number, so small ones, which nearly every page counts, are written without it.
 */
export function countIn(
  locale: string,
  formOf: (count: number) => Intl.LDMLPluralRule,
): (count: number, forms: PluralForms) => string {
  let grouped: Intl.NumberFormat | undefined;
  const write = (count: number) =>
    count < firstGrouped
      ? String(count)
      : (grouped ??= new Intl.NumberFormat(locale)).format(count);
  return (count, forms) => (forms[formOf(count)] ?? forms.other).replace("#", write(count));
}
