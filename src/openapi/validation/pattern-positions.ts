/** A part of a regular expression that consumes one character. */
export interface Position {
  /** As written: `a`, `\d`, `[^/]`. */
  atom: string;
  /** Indexes of the positions that may follow, with the number of ways to get there. */
  next: Map<number, number>;
  /** A text that gets here matches, whatever follows. */
  isEnd: boolean;
}

interface Part {
  first: number[];
  last: number[];
  isEmpty: boolean;
}

/** Counts as endless repetition. */
const often = 5;

const empty: Part = { first: [], last: [], isEmpty: true };

/** The positions of a valid regular expression (Glushkov's construction). Lookarounds consume nothing. */
export function positionsOf(pattern: string): Position[] {
  const positions: Position[] = [];
  let at = 0;
  let hasCondition = false;

  const link = (from: readonly number[], to: readonly number[]) => {
    for (const place of from) {
      const next = positions[place]?.next;
      for (const target of to) next?.set(target, (next.get(target) ?? 0) + 1);
    }
  };

  const take = (expression: RegExp): string | undefined => {
    expression.lastIndex = at;
    const [text] = expression.exec(pattern) ?? [];
    if (text !== undefined) at += text.length;
    return text;
  };

  function atom(): Part {
    const around = take(/\(\?<?[=!]/y);
    hasCondition ||= around !== undefined;
    const group = around ?? take(/\((?:\?:|\?<[^>]*>)?/y);
    if (group !== undefined) {
      const inner = choice();
      take(/\)/y);
      return around === undefined ? inner : empty;
    }
    const condition = take(/[\^$]|\\[bB]|\\k<[^>]*>|\\[1-9]\d*/y);
    if (condition !== undefined) {
      hasCondition ||= condition !== "^" || at > 1;
      return empty;
    }
    const taken =
      take(/\[(?:\\[^]|[^\]\\])*\]/y) ??
      take(/\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|p\{[^}]*\}|[^])/iy) ??
      take(/[^]/uy) ??
      "";
    const place = positions.push({ atom: taken, next: new Map(), isEnd: false }) - 1;
    return { first: [place], last: [place], isEmpty: false };
  }

  function repeated(): Part {
    const part = atom();
    const times = take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/y);
    if (times === undefined) return part;
    const [, least = "", comma = "", most = ""] = /^\{(\d+)(,?)(\d*)\}/.exec(times) ?? [];
    const top =
      times[0] === "?" ? 1 : comma && !most ? Infinity : Number(most || least || Infinity);
    if (top >= often) link(part.last, part.first);
    return { ...part, isEmpty: part.isEmpty || /^[*?]/.test(times) || least === "0" };
  }

  function sequence(): Part {
    let whole: Part = empty;
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") {
      const next = repeated();
      link(whole.last, next.first);
      whole = {
        first: whole.isEmpty ? [...whole.first, ...next.first] : whole.first,
        last: next.isEmpty ? [...whole.last, ...next.last] : next.last,
        isEmpty: whole.isEmpty && next.isEmpty,
      };
    }
    return whole;
  }

  function choice(): Part {
    let whole = sequence();
    while (take(/\|/y) !== undefined) {
      const other = sequence();
      whole = {
        first: [...whole.first, ...other.first],
        last: [...whole.last, ...other.last],
        isEmpty: whole.isEmpty || other.isEmpty,
      };
    }
    return whole;
  }

  const whole = choice();
  for (const place of hasCondition ? [] : whole.last) {
    const position = positions[place];
    if (position) position.isEnd = true;
  }
  return positions;
}
