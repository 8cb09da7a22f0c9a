import { rect, type Box } from "./canvas";

/** Stripes that stand for a barcode: they follow from the text, but no scanner reads them. */
export function stripes(code: string, { x, y, width, height }: Box): string {
  const bits = [...code].map((letter) => ((letter.codePointAt(0) ?? 0) * 37) % 61);
  const runs = bits.flatMap((value) => [
    1 + (value % 3),
    1 + (value % 2),
    1 + ((value >> 2) % 3),
    1,
  ]);
  const unit = width / runs.reduce((sum, run) => sum + run, 0);
  let at = x;
  const bars = runs.map((run, index) => {
    const from = at;
    at += run * unit;
    return index % 2
      ? ""
      : `M${from.toFixed(1)} ${y}h${(run * unit).toFixed(1)}v${height}h-${(run * unit).toFixed(1)}z`;
  });
  return (
    rect({ x: x - 4, y: y - 4, width: width + 8, height: height + 8 }, "w") +
    `<path d="${bars.join("")}" class="i"/>`
  );
}
