import { groupBy } from "../../config/group-by";
import { newestFirst } from "./post";

interface DatedPost {
  slug: string;
  title: string;
  /** yyyy-mm-dd */
  date: string;
}

interface ArchiveMonth {
  /** yyyy-mm; also the id of its heading. */
  month: string;
  posts: { slug: string; title: string; day: number }[];
}

export interface ArchiveYear {
  year: string;
  count: number;
  months: ArchiveMonth[];
}

/** All posts by year and month, newest first. */
export function archive(posts: readonly DatedPost[]): ArchiveYear[] {
  const years = groupBy([...posts].sort(newestFirst), ({ date }) => [date.slice(0, 4)]);
  return [...years].map(([year, ofYear]) => ({
    year,
    count: ofYear.length,
    months: [...groupBy(ofYear, ({ date }) => [date.slice(0, 7)])].map(([month, ofMonth]) => ({
      month,
      posts: ofMonth.map(({ slug, title, date }) => ({ slug, title, day: Number(date.slice(8)) })),
    })),
  }));
}
