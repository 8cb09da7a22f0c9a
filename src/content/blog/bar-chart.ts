import { escapeAttribute } from "../markdown/escape-html";
import type { ArchiveYear } from "./archive";

interface Bar {
  /** yyyy-mm, or yyyy if bars are years. */
  span: string;
  count: number;
}

/** With more months, bars are years. */
const mostMonths = 120;
/** Minimum of posts for a full bar: one post a month is not a peak. */
const fewest = 3;
/** In units of the view box; `gap` is a share of the width of a bar. */
const [height, chartWidth, gap, axis] = [72, 704, 0.25, 32];

function monthsOf(first: string, last: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 1] = first.split("-").map(Number);
  for (let at = first; at <= last;) {
    months.push(at);
    month += 1;
    if (month > 12) [year, month] = [year + 1, 1];
    at = `${year}-${String(month).padStart(2, "0")}`;
  }
  return months;
}

/** Posts by month, oldest first, with empty months; by year if there are too many months. */
export function bars(years: readonly ArchiveYear[]): Bar[] {
  const months = years.flatMap((year) => year.months);
  const [newest, oldest] = [months[0]?.month, months.at(-1)?.month];
  if (!newest || !oldest) return [];
  const counts = new Map(months.map(({ month, posts }) => [month, posts.length]));
  const all = monthsOf(oldest, newest).map((span) => ({ span, count: counts.get(span) ?? 0 }));
  if (all.length <= mostMonths) return all;
  const byYear = new Map(years.map(({ year, count }) => [year, count]));
  const [from, to] = [Number(oldest.slice(0, 4)), Number(newest.slice(0, 4))];
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const span = String(from + index);
    return { span, count: byYear.get(span) ?? 0 };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Years under their first bars, as far as there is room. */
function yearLabels(shown: readonly Bar[], step: number): string {
  const firsts = shown.flatMap(({ span }, index) => {
    const year = span.slice(0, 4);
    return index === 0 || shown[index - 1]?.span.slice(0, 4) !== year ? [{ year, index }] : [];
  });
  const room = 68;
  let free = 0;
  return firsts
    .map(({ year, index }) => {
      const x = round(index * step);
      if (x < free || x > chartWidth - room) return "";
      free = x + room;
      return `<text x="${x}" y="${height + 6}">${year}</text>`;
    })
    .join("");
}

/** A bar chart as SVG; CSS sets its colors. `label` is the text alternative. */
export function barChart(shown: readonly Bar[], label: string): string {
  const most = Math.max(fewest, ...shown.map(({ count }) => count));
  const step = Math.min(64, chartWidth / Math.max(1, shown.length));
  const width = round(step * (1 - gap));
  const path = shown
    .map(({ count }, index) => {
      const tall = count ? Math.max(2, round((count / most) * (height - 4))) : 0;
      return tall ? `M${round(index * step)} ${height}v-${tall}h${width}v${tall}z` : "";
    })
    .join("");
  return (
    `<svg viewBox="0 0 ${chartWidth} ${height + axis}" role="img" aria-label="${escapeAttribute(label)}">` +
    `<path class="axis" d="M0 ${height + 0.5}h${chartWidth}"/><path class="bars" d="${path}"/>` +
    `${yearLabels(shown, step)}</svg>`
  );
}
