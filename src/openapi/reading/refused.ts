/** Something that a description names and that is not read: why (a sentence), and what to write instead. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/** A text that was read and cannot be used: what is wrong with it (a sentence), and where. */
export class Unusable extends Error {
  readonly line: number;
  readonly fix: string;
  readonly text: string;

  constructor(
    message: string,
    { line, fix, text = "" }: { line: number; fix: string; text?: string },
  ) {
    super(message);
    this.line = line;
    this.fix = fix;
    this.text = text;
  }
}
