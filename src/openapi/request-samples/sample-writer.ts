import type { shellCurl } from "@scalar/snippetz/plugins/shell/curl";
import type { FormField, HttpBody, HttpRequest } from "./http-request";
import type { PagingWriter } from "./paged-request";

/** A body as an expression in a language, with the code around it. */
export interface BodyCode {
  code: string;
  /** Code before the request. */
  before?: string;
  /** Value of the `Content-Type` header, unless the language sets it itself. */
  contentType?: string;
}

/** Everything that samples in one language need; see `writers/`. */
export interface SampleWriter {
  /** Prints the request, but escapes hardly any text. */
  printer: typeof shellCurl;
  /** A text on one line with the language's usual quotes. */
  quoted(text: string): string;
  /** A text of several lines as a readable block, if the language has them. */
  block?(text: string): string;
  /** A body as something other than this literal: JSON as a value, for example. */
  body?(body: HttpBody, literal: string): string;
  /** A multipart form, which replaces the text that the printer sends. */
  form(fields: readonly FormField[]): BodyCode;
  /** Completes printed code, in which texts are still marks, so that it runs as it is. */
  finish?(code: string, request: HttpRequest, body?: BodyCode): string;
  /** For the printer instead of `text/plain`; with other media types, most printers print the body as a value. */
  mimeType?: string;
  /** The name of a header for the printer. */
  headerName?(name: string): string;
  /** A sample that reads a list to its end, as is usual in the language: a generator, an iterator, a loop. */
  pages: PagingWriter;
}

export const isForm = ({ body }: HttpRequest) => body?.fields !== undefined;

/** Code with one line for each field. */
export const fieldLines = (
  fields: readonly FormField[],
  line: (field: FormField, index: number) => string,
  separator = "\n",
) => fields.map(line).join(separator);
