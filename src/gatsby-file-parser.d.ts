/** Gatsby's reader of queries, which it does not declare. */
declare module "gatsby/dist/query/file-parser" {
  export default class FileParser {
    parseFile(file: string, addError: (error: unknown) => void): Promise<object | null>;
  }
}
