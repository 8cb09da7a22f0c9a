/** How a language writes sizes of files and answers; its words for bytes, thousands and millions of them. */
export function sizeIn(
  locale: string,
  [bytes, kilobytes, megabytes]: readonly [string, string, string],
): (size: number) => string {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (size) => {
    if (size < 1000) return `${whole.format(size)} ${bytes}`;
    if (size < 999_500) return `${whole.format(size / 1e3)} ${kilobytes}`;
    return `${tenths.format(size / 1e6)} ${megabytes}`;
  };
}
