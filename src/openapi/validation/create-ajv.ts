import Ajv, { _, stringify, type CodeKeywordDefinition, type Options } from "ajv/dist/2020";
import type { KeywordErrorCxt } from "ajv/dist/types";
import anyOf from "ajv/dist/vocabularies/applicator/anyOf";
import oneOf from "ajv/dist/vocabularies/applicator/oneOf";
import addFormats from "ajv-formats";

/** Adds the discriminator to the keyword's error, so that we know which branch a value means. */
function withDiscriminator(keyword: CodeKeywordDefinition): CodeKeywordDefinition {
  const message = keyword.error?.message ?? "must match a schema";
  const params = ({ parentSchema }: KeywordErrorCxt) =>
    _`{discriminator: ${stringify(parentSchema?.discriminator ?? null)}}`;
  return { ...keyword, error: { message, params } };
}

/**
 * Ajv for the schemas of a loaded description: reports all errors, knows all formats. What compiles fastest wins: each
 * validator checks a few values, and the code that Ajv's optimizer saves is lost in the minifier.
 */
export function createAjv({ code, ...options }: Options = {}): Ajv {
  const ajv = new Ajv({
    inlineRefs: false,
    code: { optimize: false, ...code },
    strict: false,
    allErrors: true,
    validateSchema: false,
    logger: false,
    ...options,
  });
  addFormats(ajv);
  for (const keyword of [oneOf, anyOf])
    ajv.removeKeyword(String(keyword.keyword)).addKeyword(withDiscriminator(keyword));
  return ajv;
}
