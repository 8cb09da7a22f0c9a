/** Texts by plural category; `#` is the number. Only `other` exists in every language. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The first number with a group separator: 1,000. */
const firstGrouped = 1000;

/**
 * Returns a function that writes numbers of things, by plural rules of make-plural. The locale must use the digits 0 to
 * 9 (`ar-u-nu-latn`): small numbers are written without Intl, whose first number takes 80 ms on a slow phone.
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
