import type { AnswerForm, Paging } from "./answer-form";
import type { HttpRequest } from "./http-request";

/** The request of a list's first page, and how to get the others. */
export interface PagedRequest {
  url: string;
  headers: HttpRequest["headers"];
  paging: Paging;
  error: AnswerForm["error"];
}

/** Writes a sample that reads all pages of a list, as is usual in one language. */
export type PagingWriter = (request: PagedRequest) => string;

/** What comes before the value of the paging parameter in the address. */
export const queryStart = ({ url, paging }: PagedRequest) =>
  `${url.includes("?") ? "&" : "?"}${encodeURIComponent(paging.parameter)}=`;
