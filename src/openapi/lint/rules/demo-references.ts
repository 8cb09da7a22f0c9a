import { allTexts, child, fileAt, type Description, type DescriptionPlace } from "../description";
import { demoObjects, demoRecords } from "../demo-values";
import { didYouMean } from "../../../problems/did-you-mean";
import { problemAt, problemInMarkdown, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

/** What follows the prefix in the pattern of an id: `^order_[0-9a-h]{10}$`. */
const tail = /_(\[[^\]]+\]\{\d{1,3}\})\$$/;

/** Finds the ids in a text, in order. Schemas whose file ends with `Id.yaml` say what ids look like. */
function idFinder(description: Description): (text: string) => string[] {
  const tails = [...description.yaml.keys()]
    .filter((file) => /^components\/schemas\/.*Id\.yaml$/.test(file))
    .flatMap((file) => {
      const pattern = asText(child(fileAt(description, file), "pattern").value);
      return tail.exec(pattern)?.[1] ?? [];
    });
  if (!tails.length) return () => [];
  const ids = new RegExp(`\\b[a-z]{2,6}_(?:${[...new Set(tails)].join("|")})\\b`, "g");
  return (text) => text.match(ids) ?? [];
}

/** Ids of zeros are for records that do not exist, in examples of 404 and the like. */
const isNobody = (id: string) => /^[a-z]+_0+$/.test(id);
/** Fields that identify a record; a later example may differ in others. */
const names = ["documentNumber", "sku", "lotNumber", "serialNumber"];

const unknownId = (id: string, near?: string) => ({
  code: "demo-id-unknown",
  what: `No record of the demo company has the id ${id}`,
  cause: "Examples show records that exist in openapi/demo/, so that a reader can follow them.",
  fix: near ?? `- id: ${id}   # with its other fields, in openapi/demo/`,
});

/** Every id belongs to a record of the demo company, and numbers and SKUs next to an id are those of its record. */
export const demoReferences: LintRule = ({ description }) => {
  const records = demoRecords(description);
  const idsIn = idFinder(description);
  const unknownIn = (text: string) => idsIn(text).filter((id) => !records.has(id) && !isNobody(id));
  const nearest = (id: string) =>
    didYouMean(
      id,
      [...records.keys()].filter((other) => other.startsWith(id.slice(0, id.indexOf("_") + 1))),
    );
  const unknown = allTexts(description).flatMap((place) =>
    unknownIn(asText(place.value)).map((id) =>
      problemAt(description, place, unknownId(id, nearest(id))),
    ),
  );
  const inMarkdown = [...description.markdown].flatMap(([file, text]) =>
    [...new Set(unknownIn(text))].map((id) =>
      problemInMarkdown(description, file, id, unknownId(id)),
    ),
  );
  const differences = (place: DescriptionPlace, idKey: string, keys: readonly string[]) => {
    const shown = asRecord(place.value);
    const record = records.get(String(shown[idKey])) ?? {};
    const isDifferent = (key: string) =>
      record[key] !== undefined && shown[key] !== undefined && record[key] !== shown[key];
    // An alternate takes the place of a component: the id stays, item and SKU change.
    const isExchanged = isDifferent("itemId");
    const compared = keys.filter((key) => !isExchanged || key !== "sku");
    return compared.filter(isDifferent).map((key) =>
      problemAt(description, child(place, key), {
        code: "demo-value-differs",
        what: `${String(shown[idKey])} has another ${key} in openapi/demo/`,
        cause: "A record keeps its number and SKU in all examples.",
        fix: `${key}: ${String(record[key])}`,
      }),
    );
  };
  const differing = demoObjects(description).flatMap((place) => [
    ...differences(place, "id", names),
    ...differences(place, "itemId", ["sku"]),
  ]);
  return [...unknown, ...inMarkdown, ...differing];
};
