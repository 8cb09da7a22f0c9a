import { catalogFile, catalogedCodes } from "../error-catalog";
import { child, children, placeKey, type DescriptionPlace } from "../description";
import { didYouMean } from "../../../problems/did-you-mean";
import { examplesOf, problemJsonOf } from "../all-examples";
import type { Response } from "../inventory";
import type { Problem } from "../../../problems/problem";
import { problemAt, problemInMarkdown, type LintRule } from "../lint-rule";
import { asRecord, asTexts } from "../shape";

type Report = (place: DescriptionPlace, words: Parameters<typeof problemAt>[2]) => void;

/** A response of one or several operations. */
interface SharedResponse {
  place: DescriptionPlace;
  statuses: Set<string>;
}

function sharedResponses(responses: readonly Response[]): SharedResponse[] {
  const shared = new Map<string, SharedResponse>();
  for (const { place, status } of responses) {
    const entry = shared.get(placeKey(place)) ?? { place, statuses: new Set() };
    entry.statuses.add(status);
    shared.set(placeKey(place), entry);
  }
  return [...shared.values()];
}

/** Checks the codes of a response and returns them. Adds to `used`. */
function checkCodes(
  { place, statuses }: SharedResponse,
  catalog: ReadonlySet<string>,
  used: Set<string>,
  report: Report,
): string[] {
  const at = child(place, "x-error-codes");
  const codes = asTexts(at.value);
  if (!codes.length)
    report(at.value === undefined ? place : at, {
      code: "error-codes-missing",
      what: `A response ${[...statuses].join(", ")} names no error code`,
      cause: "Programs decide on the code, so every error response lists those it can have.",
      fix: "x-error-codes: [code-of-the-catalog]",
    });
  for (const [, entry] of children(at)) {
    const code = String(entry.value);
    used.add(code);
    if (catalog.has(code)) continue;
    const near = didYouMean(code, catalog);
    report(entry, {
      code: "error-code-unknown",
      what: `The error code ${code} is not in the catalog`,
      cause: near
        ? `The nearest code is ${near}.`
        : `openapi/${catalogFile} has no "### Error ${code}".`,
      fix: near ?? `### Error ${code}\n\nStatus ${[...statuses][0]}. What happened. What to do.`,
    });
  }
  return codes;
}

function checkExample(
  example: DescriptionPlace,
  { place, statuses }: SharedResponse,
  codes: readonly string[],
  titles: Map<string, string>,
  report: Report,
): void {
  const { code, status, title, type } = asRecord(example.value);
  const name = String(code);
  if (codes.length && !codes.includes(name))
    report(child(example, "code"), {
      code: "error-example-code",
      what: `An error example has the code ${name}, which its response does not list`,
      cause: `The response in openapi/${place.file} lists ${codes.join(", ")}.`,
      fix: `x-error-codes: [${[...codes, name].join(", ")}]`,
    });
  if (!statuses.has(String(status)))
    report(child(example, "status"), {
      code: "error-example-status",
      what: `An error example has the status ${String(status)}, but stands at another`,
      cause: `It is an example of ${[...statuses].join(", ")} in openapi/${place.file}.`,
      fix: `status: ${[...statuses][0]}`,
    });
  const anchor = `/docs/api/support#error-${name}`;
  const [site = ""] = /^https?:\/\/[^/]+/.exec(String(type)) ?? [];
  if (!String(type).endsWith(anchor))
    report(child(example, "type"), {
      code: "error-example-type",
      what: `The type of an error example does not lead to ${name} in the catalog`,
      cause: "type is the address of the entry that explains the code.",
      fix: `type: ${site}${anchor}`,
    });
  const before = titles.get(name);
  if (before === undefined) titles.set(name, String(title));
  else if (before !== title)
    report(child(example, "title"), {
      code: "error-example-title",
      what: `Two examples of ${name} have different titles`,
      cause: "title is the same for every occurrence of a code.",
      fix: `title: ${before}`,
    });
}

/** Error responses list their codes, the catalog has exactly these, and examples agree with both. */
export const errorCodes: LintRule = ({ description, inventory }) => {
  const catalog = new Set(catalogedCodes(description));
  const used = new Set<string>();
  const titles = new Map<string, string>();
  const problems: Problem[] = [];
  const report: Report = (place, words) => problems.push(problemAt(description, place, words));
  for (const response of sharedResponses(inventory.responses)) {
    const media = problemJsonOf(response.place);
    if (media.value === undefined) continue;
    const codes = checkCodes(response, catalog, used, report);
    for (const example of examplesOf(description, media))
      checkExample(example, response, codes, titles, report);
  }
  for (const code of catalog)
    if (!used.has(code))
      problems.push(
        problemInMarkdown(description, catalogFile, `### Error ${code}`, {
          code: "error-code-unused",
          what: `No response uses the error code ${code}`,
          cause: "The catalog explains it, but no x-error-codes lists it.",
          fix: `x-error-codes: [${code}]   # at the response that has it, or remove the entry`,
        }),
      );
  return problems;
};
