import type { Paging } from "../answer-form";
import type { HttpRequest } from "../http-request";
import type { SampleLanguage } from "../languages";
import { headersOf } from "../print-request";
import { csharpPages } from "./csharp";
import { curlPages } from "./curl";
import { goPages } from "./go";
import { javaPages } from "./java";
import { javascriptPages } from "./javascript";
import type { PagingWriter } from "./paged-request";
import { phpPages } from "./php";
import { pythonPages } from "./python";
import { rubyPages } from "./ruby";

/** What writes the samples of each language. */
const writers: Record<SampleLanguage, PagingWriter> = {
  curl: curlPages,
  javascript: javascriptPages,
  python: pythonPages,
  php: phpPages,
  csharp: csharpPages,
  java: javaPages,
  go: goPages,
  ruby: rubyPages,
};

/** Code that reads a list to its end, from the request of its first page. */
export const pagingSample = (language: SampleLanguage, request: HttpRequest, paging: Paging) =>
  writers[language]({
    url: request.url,
    headers: headersOf(request),
    paging,
    error: request.answer?.error,
  });
