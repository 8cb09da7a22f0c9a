import { child, children, fileAt, type Place } from "../description";
import { demoPlaces, demoRecords, objectsIn } from "../demo-values";
import { didYouMean } from "../../../problems/did-you-mean";
import { problemAt, problemInMarkdown } from "../problem-at";
import { idsIn } from "../../record-id";
import type { Rule } from "../rule";
import { asRecord, asText } from "../shape";

/** Ids of zeros stand for records that do not exist, in examples of 404 and the like. */
const isNobody = (id: string) => /^[a-z]{3}_0{10}$/.test(id);
/** What a record is called; an example of a later day may differ in anything else. */
const names = ["documentNumber", "sku", "lotNumber", "serialNumber"];

function texts(place: Place): Place[] {
  if (typeof place.value === "string") return [place];
  return children(place).flatMap(([, value]) => texts(value));
}

/** Every id belongs to a record of the demo company, and numbers and SKUs beside an id are those of its record. */
export const demoReferences: Rule = ({ description }) => {
  const records = demoRecords(description);
  const where = [...description.yaml.keys()].map((file) => fileAt(description, file));
  const unknown = where.flatMap(texts).flatMap((place) =>
    idsIn(asText(place.value))
      .filter((id) => !records.has(id) && !isNobody(id))
      .map((id) =>
        problemAt(description, place, {
          code: "demo-id-unknown",
          what: `No record of the demo company has the id ${id}`,
          cause:
            "Examples show records that exist in openapi/demo/, so that a reader can follow them.",
          fix:
            didYouMean(
              id,
              [...records.keys()].filter((other) => other.startsWith(id.slice(0, 4))),
            ) ?? `- id: ${id}   # with its other fields, in openapi/demo/`,
        }),
      ),
  );
  const inMarkdown = [...description.markdown].flatMap(([file, text]) =>
    [...new Set(idsIn(text))]
      .filter((id) => !records.has(id) && !isNobody(id))
      .map((id) =>
        problemInMarkdown(description, file, id, {
          code: "demo-id-unknown",
          what: `No record of the demo company has the id ${id}`,
          cause:
            "Examples show records that exist in openapi/demo/, so that a reader can follow them.",
          fix: `- id: ${id}   # with its other fields, in openapi/demo/`,
        }),
      ),
  );
  const differing = demoPlaces(description)
    .flatMap(objectsIn)
    .flatMap((place) => {
      const shown = asRecord(place.value);
      const compare = (idKey: string, keys: readonly string[]) => {
        const record = records.get(String(shown[idKey]));
        return keys
          .filter(
            (key) =>
              record &&
              record[key] !== undefined &&
              shown[key] !== undefined &&
              record[key] !== shown[key],
          )
          .map((key) =>
            problemAt(description, child(place, key), {
              code: "demo-value-differs",
              what: `${String(shown[idKey])} has another ${key} in openapi/demo/`,
              cause: "A record keeps its number and SKU in all examples.",
              fix: `${key}: ${String(record?.[key])}`,
            }),
          );
      };
      return [...compare("id", names), ...compare("itemId", ["sku"])];
    });
  return [...unknown, ...inMarkdown, ...differing];
};
