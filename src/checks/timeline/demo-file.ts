import { isObject, objectAt, textAt, type JsonObject } from "../../openapi/json";
import { toDecimal } from "../../openapi/lint/decimal";
import { parseYamlSource, type YamlSource } from "../../problems/yaml-source";

/** A file of the demo company, by its path for messages. */
export interface DemoText {
  file: string;
  text: string;
}

/** A record with the place at which it stands. */
export interface DemoRecord {
  value: JsonObject;
  where: { file: string; line?: number };
}

/** The records of the demo company's files, by the name of the file: `sales-orders`. */
export function demoRecords(files: readonly DemoText[]): Map<string, DemoRecord[]> {
  return new Map(
    files.map(({ file, text }) => {
      const source: YamlSource = parseYamlSource({ file, text, subject: "demo records" });
      const list = Array.isArray(source.value) ? (source.value as unknown[]) : [];
      const records = list.flatMap((value, index) =>
        isObject(value) ? [{ value, where: source.locate([index]) }] : [],
      );
      return [file.replace(/^.*\/|\.ya?ml$/g, ""), records];
    }),
  );
}

/** A quantity or amount of a record as a decimal: `{ value: '2', unit: ea }`, `{ amount: '1.00', … }`. */
export function decimalAt(record: unknown, key: string): bigint | undefined {
  const at = objectAt(record, key);
  return toDecimal(textAt(at, "value") ?? textAt(at, "amount"));
}
