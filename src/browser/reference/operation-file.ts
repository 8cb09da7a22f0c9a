/** What an operation's page fetches when the reader chooses another language or example. */
export interface OperationFile {
  /** HTML of code blocks by language, for each example, below what its author says of it. */
  requests: Record<string, string>[];
  /** HTML of the examples after the first, by status. */
  responses: Record<string, string[]>;
}
