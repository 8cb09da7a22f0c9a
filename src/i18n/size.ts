/**
 * How a language writes sizes of files and answers; its words for bytes, thousands and millions of them. Like countIn
 * it makes its formats when the first size is written.
 */
export function sizeIn(
  locale: string,
  [bytes, kilobytes, megabytes]: readonly [string, string, string],
): (size: number) => string {
  const formats = new Map<number, Intl.NumberFormat>();
  const write = (number: number, digits: number) => {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const format = formats.get(digits) ?? new Intl.NumberFormat(locale, options);
    formats.set(digits, format);
    return format.format(number);
  };
  return (size) => {
    if (size < 1000) return `${write(size, 0)} ${bytes}`;
    if (size < 999_500) return `${write(size / 1e3, 0)} ${kilobytes}`;
    return `${write(size / 1e6, 1)} ${megabytes}`;
  };
}
