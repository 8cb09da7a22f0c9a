/** Returns a function that writes sizes in a language's units for B, kB, and MB. Without Intl, which is slow: see count.ts. */
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
