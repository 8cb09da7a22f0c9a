import path from "node:path";
import { gzipSync } from "node:zlib";

/** Of so many files of a kind one is compressed: readers are told "about". */
const every = 10;

interface Kind {
  files: number;
  bytes: number;
  /** Of the files that were compressed: before and after. */
  tried: number;
  small: number;
}

/** Estimates how many bytes files have on the way, by kind of file: within 1 % of all of them compressed one by one. */
export class SizeEstimate {
  readonly #kinds = new Map<string, Kind>();

  /** Counts a file. */
  add(name: string, content: Buffer): void {
    const kind = this.#kinds.get(path.extname(name)) ?? { files: 0, bytes: 0, tried: 0, small: 0 };
    this.#kinds.set(path.extname(name), kind);
    if (kind.files % every === 0) {
      kind.tried += content.length;
      kind.small += gzipSync(content).length;
    }
    kind.files++;
    kind.bytes += content.length;
  }

  /** Bytes on the way. */
  get bytes(): number {
    const sizes = [...this.#kinds.values()].map(
      ({ bytes, tried, small }) => (bytes * small) / (tried || 1),
    );
    return Math.round(sizes.reduce((sum, size) => sum + size, 0));
  }
}
