/**
 * How a language writes sizes of files and answers: its words for bytes, thousands and millions of them, and the sign
 * before tenths. Without Intl, whose first number takes long (see count.ts).
 */
export function sizeIn(
  [bytes, kilobytes, megabytes]: readonly [string, string, string],
  decimalSign = ".",
): (size: number) => string {
  return (size) => {
    if (size < 1000) return `${size} ${bytes}`;
    if (size < 999_500) return `${Math.round(size / 1e3)} ${kilobytes}`;
    return `${(size / 1e6).toFixed(1).replace(".", decimalSign)} ${megabytes}`;
  };
}
