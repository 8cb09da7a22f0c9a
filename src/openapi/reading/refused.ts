/** A description may not read something: why (a sentence), and what to write instead. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/** A text was read but cannot be used: why (a sentence), and where. */
export class Unusable extends Error {
  constructor(
    message: string,
    readonly fix: string,
    readonly line: number,
    readonly text = "",
  ) {
    super(message);
  }
}
