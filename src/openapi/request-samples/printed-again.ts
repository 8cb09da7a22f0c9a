/** Code by what it was printed from; of the last time that descriptions were read, and of this time. */
let earlier = new Map<string, string>();
let current = new Map<string, string>();

/** To be called before descriptions are read: what the last reading did not need is forgotten. */
export function startPrinting(): void {
  earlier = current;
  current = new Map();
}

/** Prints code, or takes it over from the last reading: develop reads all operations again when one of them changes. */
export function printedAgain(from: string, print: () => string): string {
  const code = current.get(from) ?? earlier.get(from) ?? print();
  current.set(from, code);
  return code;
}
