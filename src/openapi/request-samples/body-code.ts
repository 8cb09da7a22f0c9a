import type { HttpRequest } from "./http-request";
import type { SampleLanguage } from "./languages";
import { textLiteral } from "./long-texts";
import type { BodyCode } from "./sample-writer";
import { writers } from "./writers";

/** Writes the body of a request, if it has one. */
export function bodyCode(
  language: SampleLanguage,
  body: HttpRequest["body"],
): BodyCode | undefined {
  if (!body) return undefined;
  const writer = writers[language];
  if (body.fields) return writer.form(body.fields);
  const literal = textLiteral(language, body.text);
  return { code: writer.body?.(body, literal) ?? literal };
}
