import { examplesOf, problemJsonOf } from "../all-examples";
import { catalogedCodes } from "../error-catalog";
import { child, fileAt, textsIn, type DescriptionPlace } from "../description";
import type { Inventory } from "../inventory";
import { reachableFiles } from "../reachable-files";
import { problemAt, type LintRule } from "../lint-rule";
import { linkedOperations, sentencesOf } from "../sentences";
import { asRecord, asText, asTexts } from "../shape";

/** "answers 409", "returns 404", "gets 422", "is a 404", "the status 412" */
const status =
  /\b(?:answers?|answered with|returns?|gets?|is an?|are|status|with|fails with) ([45]\d\d)\b/g;
/** What rows, other requests, or later calls answer is not what this operation does. */
const ofOthers = /\b(?:row|rows|from (?:now|then) on|items that send)\b/;

const codesOf = (place: DescriptionPlace) => asTexts(child(place, "x-error-codes").value);

const responsesOf = ({ responses }: Inventory, id: string) =>
  responses.filter(({ operation }) => operation.id === id);

const textOf = ({ place }: { place: DescriptionPlace }) => child(place, "description");

/** The statuses that the text of an operation names, and neither it nor an operation linked there returns. */
const unknownStatuses: LintRule = ({ description, inventory }) => {
  const statuses = new Map(
    inventory.operations.map(({ id }) => [id, responsesOf(inventory, id).map((one) => one.status)]),
  );
  return inventory.operations.flatMap((operation) =>
    sentencesOf(asText(textOf(operation).value)).flatMap((sentence) =>
      [...sentence.matchAll(status)]
        .map(([, code = ""]) => code)
        .filter(() => !ofOthers.test(sentence))
        .filter(
          (code) =>
            ![operation.id, ...linkedOperations(sentence)].some((id) =>
              statuses.get(id)?.includes(code),
            ),
        )
        .map((code) =>
          problemAt(description, textOf(operation), {
            code: "named-error",
            what: `The text of ${operation.id} names ${code}, which it never returns`,
            seen: sentence.trim(),
            cause: `Its responses are ${statuses.get(operation.id)?.join(", ")}.`,
            fix: `'${code}':   # add the response, name another status, or link the operation that has it`,
          }),
        ),
    ),
  );
};

/** The codes that the texts of a request body name, and no response of its operation lists. */
const unknownCodes: LintRule = ({ description, inventory }) => {
  const catalog = new Set(catalogedCodes(description));
  return inventory.operations.flatMap((operation) => {
    const answered = reachableFiles(description, child(operation.place, "responses"));
    const listed = new Set(
      responsesOf(inventory, operation.id).flatMap(({ place }) => codesOf(place)),
    );
    return [...reachableFiles(description, child(operation.place, "requestBody"))]
      .filter((file) => file.startsWith("components/schemas/") && !answered.has(file))
      .flatMap((file) => textsIn(fileAt(description, file)))
      .flatMap((place) =>
        [...asText(place.value).matchAll(/`([a-z0-9-]+)`/g)]
          .map(([, code = ""]) => code)
          .filter((code) => catalog.has(code) && !listed.has(code))
          .map((code) =>
            problemAt(description, place, {
              code: "named-error",
              what: `The body of ${operation.id} is refused with ${code}, but no response lists the code`,
              cause: `It lists ${[...listed].join(", ")}.`,
              fix: `x-error-codes: [${code}]`,
            }),
          ),
      );
  });
};

/** The codes of refusals that neither a text nor an example tells. */
const untoldCodes: LintRule = ({ description, inventory }) =>
  inventory.responses
    .filter((response) => /^4/.test(response.status) && response.status !== "409")
    .filter(({ place }) => place.file.startsWith("paths/"))
    .flatMap(({ operation, place }) => {
      const shown = examplesOf(description, problemJsonOf(place));
      const codes = shown.map(({ value }) => asText(asRecord(value).code));
      const told = `${asText(textOf({ place }).value)} ${asText(textOf(operation).value)}`;
      return codesOf(place)
        .filter((code) => !code.startsWith("idempotency-") && !codes.includes(code))
        .filter((code) => !told.includes(code))
        .map((code) =>
          problemAt(description, child(place, "x-error-codes"), {
            code: "named-error",
            what: `${operation.id} lists ${code}, which no text and no example tells`,
            cause: "Readers learn of a code from the text of its response, or from an example.",
            fix: `description: … (\`${code}\`).   # or an example with this code`,
          }),
        );
    });

/** An operation has the statuses that its texts name and the codes that the texts of its body name, and tells each code of a refusal in words or by an example. */
export const namedErrors: LintRule = (input) => [
  ...unknownStatuses(input),
  ...unknownCodes(input),
  ...untoldCodes(input),
];
