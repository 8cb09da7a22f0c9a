import type { ExampleChoice } from "./Examples";

type Operation = Queries.OperationPartsFragment;

/** The request's examples, all media types together. */
export function bodyExamples({ requestBody }: Operation): ExampleChoice[] {
  return (requestBody?.content ?? []).flatMap(({ examples }) =>
    examples.map(({ name, summary, html }) => ({ label: summary ?? name, html })),
  );
}

/** The responses' examples, each with its status code. */
export function responseExamples({ responses }: Operation): ExampleChoice[] {
  return responses.flatMap(({ status, content }) =>
    content.flatMap(({ examples }) =>
      examples.map(({ name, summary, html }) => ({
        label: `${status} · ${summary ?? name}`,
        html,
      })),
    ),
  );
}
