import type { PackedIndex } from "./index-documents";

/** A range of terms, by their places. */
export type Range = readonly [from: number, to: number];

/** Finds the terms of a shard, and the records that have them. */
export class TextIndex {
  readonly terms: readonly string[];
  private readonly postings: Int32Array;
  /** Where the postings of each term begin. */
  private readonly starts: Int32Array;

  /** @throws Error if numbers are missing. */
  constructor({ terms, postings }: PackedIndex) {
    this.terms = terms ? terms.split("\n") : [];
    this.postings = Int32Array.from(postings);
    this.starts = new Int32Array(this.terms.length);
    let at = 0;
    for (let place = 0; place < this.terms.length; place += 1) {
      this.starts[place] = at;
      let left = postings[at] ?? NaN;
      for (at += 1; left > 0; left -= 1) at += 2 + (postings[at + 1] ?? NaN);
    }
    if (at !== postings.length) throw new Error("The index ends before its last term.");
  }

  /** The first term that does not come before a text. */
  private firstFrom(text: string): number {
    let [from, to] = [0, this.terms.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.terms[middle] as string) < text) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** The term itself, as a range of one or none. */
  exactly(term: string): Range {
    const place = this.firstFrom(term);
    return [place, this.terms[place] === term ? place + 1 : place];
  }

  /** All terms that begin with a text. */
  beginningWith(text: string): Range {
    return [this.firstFrom(text), this.firstFrom(`${text}\uffff`)];
  }

  /** Calls back for each record that has a term, and each region that it has it in, by its place in `regions`. */
  each(place: number, found: (id: number, region: number) => void): void {
    const { postings } = this;
    let at = this.starts[place] as number;
    for (let left = postings[at++] as number; left > 0; left -= 1) {
      const region = postings[at++] as number;
      const end = at + 1 + (postings[at] as number);
      let id = -1;
      for (at += 1; at < end; at += 1) found((id += postings[at] as number), region);
    }
  }

  /**
   * The terms that differ from a word by a few letters. Neighboring terms begin alike, so that of each only the rows
   * behind what it shares with the one before are computed.
   */
  near(word: string, edits: number): string[] {
    const rows = [Array.from({ length: word.length + 1 }, (_, at) => at)];
    const near: string[] = [];
    let last = "";
    /** Letters from which no term can be near any more. */
    let dead = Infinity;
    for (const term of this.terms) {
      let shared = 0;
      while (shared < last.length && last[shared] === term[shared]) shared += 1;
      last = term;
      if (shared >= dead) continue;
      dead = Infinity;
      for (let at = shared; at < term.length && dead === Infinity; at += 1) {
        const above = rows[at] as number[];
        const row = [at + 1];
        for (let b = 1; b <= word.length; b += 1) {
          const changed = (above[b - 1] as number) + (term[at] === word[b - 1] ? 0 : 1);
          row.push(Math.min(changed, (above[b] as number) + 1, (row[b - 1] as number) + 1));
        }
        rows[at + 1] = row;
        if (Math.min(...row) > edits) dead = at + 1;
      }
      const distance = rows[term.length]?.[word.length] ?? Infinity;
      if (dead === Infinity && distance <= edits) near.push(term);
    }
    return near;
  }
}
