import { demoObjects, demoRecords } from "../demo-values";
import { child, children, referenceOf, type Description, type DescriptionPlace } from "../description";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asText } from "../shape";

const names = ["documentNumber", "sku", "lotNumber", "serialNumber", "number", "code", "name"];
/** The fields that show which record an id names. */
const shownBy: [idKey: string, keys: readonly string[]][] = [
  ["id", names],
  ["itemId", ["sku", "lotNumber", "serialNumber", "bin"]],
  ["lotId", ["lotNumber", "itemId"]],
];

/** The properties of a schema and of the schemas that it is made of. Its own come last, and replace theirs. */
function partsOf(description: Description, schema: DescriptionPlace): [string, DescriptionPlace][] {
  const target = referenceOf(description, schema);
  return [
    ...(target ? partsOf(description, target) : []),
    ...children(child(schema, "allOf")).flatMap(([, part]) => partsOf(description, part)),
    ...children(child(schema, "properties")),
  ];
}

/** The example that pages show of a property: the first one, beside its `$ref` or behind it. */
function sampleOf(description: Description, property: DescriptionPlace): unknown {
  const [first] = children(child(property, "examples"));
  const target = referenceOf(description, property);
  return first || !target ? first?.[1].value : sampleOf(description, target);
}

const pairKey = (...parts: readonly unknown[]) => JSON.stringify(parts);

/** What objects of the demo company and of the examples have beside an id, by its key, itself, and the key of the other. */
function valuesBeside(description: Description): Map<string, Set<unknown>> {
  const values = new Map<string, Set<unknown>>();
  for (const { value } of demoObjects(description)) {
    const object = asRecord(value);
    for (const [idKey, keys] of shownBy)
      for (const key of keys.filter((one) => idKey in object && one in object)) {
        const pair = pairKey(idKey, object[idKey], key);
        values.set(pair, (values.get(pair) ?? new Set()).add(object[key]));
      }
  }
  return values;
}

/** The examples of the fields of one schema show one record: `sku` that of `itemId`, `vendor` that of `vendorId`. */
export const oneRecord: LintRule = ({ description, inventory }) => {
  const beside = valuesBeside(description);
  const records = demoRecords(description);
  return inventory.schemas.flatMap(({ place: schema }) => {
    const fields = new Map(partsOf(description, schema));
    const samples = new Map(
      [...fields].map(([name, property]) => [name, sampleOf(description, property)]),
    );
    const differs = (key: string, id: unknown, fix: string) =>
      problemAt(description, fields.get(key) ?? schema, {
        code: "other-record",
        what: `The example of ${key} is not that of ${asText(id)}, which a field beside it shows`,
        cause: "Readers take the examples of the fields of a schema for those of one record.",
        fix,
      });
    const others = shownBy.flatMap(([idKey, keys]) =>
      keys.flatMap((key) => {
        const [id, sample] = [samples.get(idKey), samples.get(key)];
        const known = beside.get(pairKey(idKey, id, key));
        if (!known || !asText(id) || typeof sample !== "string" || known.has(sample)) return [];
        return differs(key, id, `examples: [${String([...known].find(asText) ?? null)}]`);
      }),
    );
    const expanded = [...samples].flatMap(([key, sample]) => {
      const id = samples.get(`${key}Id`);
      const record = records.get(asText(id));
      const shown = asRecord(sample);
      if (!record || !("id" in shown)) return [];
      const wrong = ["id", ...names].filter(
        (name) => name in shown && name in record && shown[name] !== record[name],
      );
      return wrong.length
        ? differs(
            key,
            id,
            `examples: [{ ${wrong.map((name) => `${name}: ${String(record[name])}`).join(", ")} }]`,
          )
        : [];
    });
    return [...others, ...expanded];
  });
};
