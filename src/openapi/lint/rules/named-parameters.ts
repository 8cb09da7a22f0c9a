import { jsonOf, namedExamples } from "../all-examples";
import { child, fileAt, textsIn, type DescriptionPlace } from "../description";
import type { LintedOperation } from "../inventory";
import { reachableFiles } from "../reachable-files";
import { problemAt, problemInMarkdown, type LintRule } from "../lint-rule";
import { linkedOperations, sentencesOf } from "../sentences";
import { asRecord, asText, asTexts } from "../shape";

/** A query parameter that a text names, with the value that it gives to it. */
interface Named {
  name: string;
  value?: string;
  /** Operations that the sentence links to. */
  linked: string[];
}

const mentions = [
  /(?:`\??|&)(?<name>[A-Za-z]+)=(?<value>[^`\s&]*)(?=[`&])/g,
  /\bfilter(?:s|ed|ing)?(?: by| with| on)? `(?<name>[A-Za-z]+)`/g,
  /`(?<name>[A-Za-z]+)` filters?\b/g,
];

function namedIn(text: string): Named[] {
  return sentencesOf(text).flatMap((sentence) => {
    const linked = linkedOperations(sentence);
    return mentions.flatMap((mention) =>
      [...sentence.matchAll(mention)].map(({ groups = {} }) => ({
        name: groups.name ?? "",
        value: groups.value,
        linked,
      })),
    );
  });
}

/** True if an operation has the parameter and it takes the value. */
function takes({ parameters }: LintedOperation, { name, value }: Named): boolean {
  return parameters.some((parameter) => {
    const { name: own, in: place, schema } = asRecord(parameter.value);
    if (own !== name || place !== "query") return false;
    const { enum: single, items } = asRecord(schema);
    const values = asTexts(single ?? asRecord(items).enum);
    return !value || !values.length || value.split(",").every((one) => values.includes(one));
  });
}

/** Query parameters that a text names, also that of an example, exist, with that value, on the operation that it speaks of. */
export const namedParameters: LintRule = ({ description, inventory }) => {
  const { operations } = inventory;
  const words = ({ name, value }: Named, where: string) => ({
    code: "parameter-unknown",
    what: `A text names the query parameter ${name}${value ? `=${value}` : ""}, unknown to ${where}`,
    cause: "Readers send what a text names, and are refused.",
    fix: "Name a parameter and a value of the operation, link the operation that has it, or add it.",
  });
  const check = (text: DescriptionPlace, own: readonly LintedOperation[], where: string) =>
    namedIn(asText(text.value))
      .filter((named) => {
        const linked = operations.filter(({ id }) => named.linked.includes(id));
        return ![...own, ...linked].some((operation) => takes(operation, named));
      })
      .map((named) => problemAt(description, text, words(named, where)));
  const readers = operations
    .filter(({ method }) => method === "GET")
    .map((operation) => ({ operation, files: reachableFiles(description, operation.place) }));
  const schemaFiles = [...description.yaml.keys()].filter((file) =>
    file.startsWith("components/schemas/"),
  );
  return [
    ...operations.flatMap((operation) =>
      [operation.place, ...operation.parameters].flatMap((place) =>
        textsIn(place).flatMap((text) => check(text, [operation], operation.id)),
      ),
    ),
    ...inventory.responses.flatMap(({ operation, place }) =>
      namedExamples(description, jsonOf(place))
        .flatMap(([, example]) => ["summary", "description"].map((key) => child(example, key)))
        .flatMap((text) => check(text, [operation], operation.id)),
    ),
    ...schemaFiles.flatMap((file) =>
      textsIn(fileAt(description, file)).flatMap((text) => {
        if (!namedIn(asText(text.value)).length) return [];
        const own = readers.filter(({ files }) => files.has(file));
        return check(
          text,
          own.map(({ operation }) => operation),
          "the reads of its schema",
        );
      }),
    ),
    ...[...description.markdown].flatMap(([file, text]) =>
      namedIn(text)
        .filter((named) => {
          const linked = operations.filter(({ id }) => named.linked.includes(id));
          return !(linked.length ? linked : operations).some((one) => takes(one, named));
        })
        .map((named) =>
          problemInMarkdown(
            description,
            file,
            `\`${named.name}`,
            words(named, named.linked.join(", ") || "every operation"),
          ),
        ),
    ),
  ];
};
