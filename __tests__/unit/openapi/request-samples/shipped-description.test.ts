import type { ApiOperation } from "../../../../src/openapi/describe-operation";
import { shippedDescription } from "../../../support/shipped-description";
import { buildLoaded } from "../build-plain";
import { operationsOf } from "../build-document";
import { sampleLanguages } from "../../../../src/openapi/request-samples/languages";

let operations: ApiOperation[];
beforeAll(async () => {
  operations = operationsOf(await buildLoaded(await shippedDescription()));
});

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };
const codeOf = (html = "") =>
  html.replace(/<\/?pre>/g, "").replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

test("one request in every language", () => {
  const operation = operations.find(({ slug }) => slug === "create-bin-location");
  const [sample] = operation?.samples ?? [];
  if (!sample) throw new Error("The description has no such operation any more.");
  const shown = sampleLanguages.map(({ id, label }) => `── ${label}\n${codeOf(sample.html[id])}`);
  expect(shown.join("\n\n")).toMatchSnapshot();
});

test("a list in every language, with paging", () => {
  const operation = operations.find(({ slug }) => slug === "get-bin-locations");
  const [first, sample] = operation?.samples ?? [];
  expect([first?.label, sample?.label]).toEqual(["One page", "With paging"]);
  const shown = sampleLanguages.map(({ id, label }) => `── ${label}\n${codeOf(sample?.html[id])}`);
  expect(shown.join("\n\n")).toMatchSnapshot();
});

test("every operation has a sample in every language, for each example of its body", () => {
  const wrong = operations.flatMap(({ slug, samples, requestBody }) => {
    const examples = requestBody?.content.flatMap((media) => media.examples).length ?? 0;
    const empty = samples.some(({ html }) => sampleLanguages.some(({ id }) => !codeOf(html[id])));
    const others = samples.filter(({ hasPaging }) => !hasPaging);
    return others.length === Math.max(examples, 1) && !empty ? [] : slug;
  });
  expect(operations.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test("no sample shows anything but placeholders where a secret belongs", () => {
  const codes = operations.flatMap(({ slug, samples }) =>
    samples.flatMap(({ html }) => Object.values(html).map((code) => ({ slug, code }))),
  );
  const secrets = codes.flatMap(({ slug, code }) =>
    [...code.matchAll(/\b(?:Bearer|Basic) (?!YOUR_)[\w.~+/-]{8,}|\beyJ[\w-]{10,}|\bsk_\w+/g)].map(
      ([secret]) => `${slug}: ${secret}`,
    ),
  );
  expect(secrets).toEqual([]);
  const calls = codes.filter(({ code }) => code.includes("Bearer YOUR_TOKEN"));
  expect(calls.length).toBeGreaterThan(codes.length / 2);
});
