import type { Paging } from "./answer-form";
import type { HttpRequest } from "./http-request";
import type { SampleLanguage } from "./languages";
import { headersOf } from "./print-request";
import { writers } from "./writers";

/** Code that reads a list to its end, from the request of its first page. */
export const pagingSample = (language: SampleLanguage, request: HttpRequest, paging: Paging) =>
  writers[language].pages({
    url: request.url,
    headers: headersOf(request),
    paging,
    error: request.answer?.error,
  });
