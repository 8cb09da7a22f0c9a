import { formCode } from "./form-data";
import type { HttpRequest } from "./http-request";
import { isJsonBody, javascriptValue, pythonValue } from "./json-literal";
import type { SampleLanguage } from "./languages";
import { textLiteral } from "./long-texts";

/** A body as an expression of a language, and what it needs around it. */
export interface BodyCode {
  kind: "text" | "form";
  code: string;
  /** Stands before the request. */
  before?: string;
  /** Value of a header that the language does not set itself. */
  contentType?: string;
}

/** Writes the body of a request; undefined where there is none. */
export function bodyCode(
  language: SampleLanguage,
  body: HttpRequest["body"],
): BodyCode | undefined {
  if (!body) return undefined;
  if (body.fields) return { kind: "form", ...formCode[language](body.fields) };
  const { text } = body;
  const isJson = isJsonBody(body);
  const kind = "text";
  if (language === "javascript" && isJson)
    return { kind, code: `JSON.stringify(${javascriptValue(text)})` };
  if (language === "python")
    return {
      kind,
      code: isJson ? `json=${pythonValue(text)}` : `data=${textLiteral(language, text)}.encode()`,
    };
  return { kind, code: textLiteral(language, text) };
}
