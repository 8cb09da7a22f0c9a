/** What an operation's page fetches when the reader asks for another language or example. */
export interface OperationFile {
  /** By example, then by language: HTML of code blocks. */
  requests: Record<string, string>[];
  /** By status: the examples after the first. */
  responses: Record<string, string[]>;
}
