import { asArray, asRecord, asText } from "./shape";

/** What the example of a refusal tells: its detail, and the messages of its errors. */
export function refusalTexts(example: unknown): string[] {
  const { detail, errors } = asRecord(example);
  return [detail, ...asArray(errors).map((error) => asRecord(error).message)].map(asText);
}
