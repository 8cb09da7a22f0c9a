/**
 * Results that outlast one reading of the descriptions: develop reads all operations again when one of them changes.
 * What a reading did without is forgotten with the next.
 */
export class ReadingCache<Result> {
  private earlier = new Map<string, Result>();
  private current = new Map<string, Result>();

  /** Begins a reading. */
  start(): void {
    this.earlier = this.current;
    this.current = new Map();
  }

  /** True before anything was made. */
  isEmpty(): boolean {
    return !this.current.size;
  }

  /** All results of this reading. */
  entries(): [key: string, result: Result][] {
    return [...this.current];
  }

  /** Takes results over, as if the last reading had made them. */
  restore(entries: Iterable<readonly [key: string, result: Result]>): void {
    this.current = new Map(entries);
  }

  /** The result of this reading or of the last one, or else a new one. */
  get(key: string, make: () => Result): Result {
    const result = this.current.get(key) ?? this.earlier.get(key) ?? make();
    this.current.set(key, result);
    return result;
  }
}
