import {
  child,
  children,
  fileAt,
  placeKey,
  resolve,
  type Description,
  type DescriptionPlace,
} from "./description";
import { schemaWalker, type SchemaPlace } from "./schema-places";
import { asRecord, asText } from "./shape";

/** An operation under a path. */
export interface LintedOperation {
  id: string;
  method: string;
  path: string;
  place: DescriptionPlace;
  /** Resolved, including those of the path item. */
  parameters: DescriptionPlace[];
}

/** The names of the parameters of an operation, or of those in one place: `query`. */
export const parameterNames = ({ parameters }: LintedOperation, place?: string): string[] =>
  parameters
    .map(({ value }) => asRecord(value))
    .filter((parameter) => !place || parameter.in === place)
    .map(({ name }) => asText(name));

/** A media type of a request body or response. */
export interface Media {
  place: DescriptionPlace;
  direction: "request" | "response";
  mediaType: string;
}

/** A response of an operation. */
export interface Response {
  operation: LintedOperation;
  status: string;
  place: DescriptionPlace;
}

/** The contents of the description by kind, without duplicates. */
export interface Inventory {
  operations: LintedOperation[];
  parameters: DescriptionPlace[];
  headers: DescriptionPlace[];
  requestBodies: DescriptionPlace[];
  responses: Response[];
  /** Each place once, though several operations have it. */
  sharedResponses: Response[];
  /** What reads answer when they succeed. */
  reads: Response[];
  media: Media[];
  schemas: SchemaPlace[];
  /** Of all state machines. */
  transitions: DescriptionPlace[];
}

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

function operationsOf(description: Description): LintedOperation[] {
  const paths = child(fileAt(description, "openapi.yaml"), "paths");
  return children(paths).flatMap(([path, reference]) => {
    const item = resolve(description, reference);
    const parametersAt = (place: DescriptionPlace) =>
      children(child(place, "parameters")).map(([, parameter]) => resolve(description, parameter));
    return children(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, place]) => ({
        id: asText(asRecord(place.value).operationId),
        method: method.toUpperCase(),
        path,
        place,
        parameters: [...parametersAt(item), ...parametersAt(place)],
      }));
  });
}

/** The transitions of a schema's state machine. */
export const transitionsOf = (schema: DescriptionPlace): DescriptionPlace[] =>
  children(child(schema, "x-state-machine", "transitions")).map(([, transition]) => transition);

function unique<T>(items: readonly T[], placeOf: (item: T) => DescriptionPlace): T[] {
  return [...new Map(items.map((item) => [placeKey(placeOf(item)), item])).values()];
}

const uniquePlaces = (places: readonly DescriptionPlace[]) => unique(places, (place) => place);

/** Collects the contents of the description by kind. */
export function takeInventory(description: Description): Inventory {
  const operations = operationsOf(description);
  const at = (place: DescriptionPlace) => resolve(description, place);
  const parameters = uniquePlaces(operations.flatMap((operation) => operation.parameters));
  const requestBodies = uniquePlaces(
    operations
      .map(({ place }) => at(child(place, "requestBody")))
      .filter(({ value }) => value !== undefined),
  );
  const responses = operations.flatMap((operation) =>
    children(child(operation.place, "responses")).map(([status, place]) => ({
      operation,
      status,
      place: at(place),
    })),
  );
  const sharedResponses = unique(responses, ({ place }) => place);
  const headers = uniquePlaces(
    sharedResponses.flatMap(({ place }) =>
      children(child(place, "headers")).map(([, header]) => at(header)),
    ),
  );
  const mediaOf = (place: DescriptionPlace, direction: Media["direction"]): Media[] =>
    children(child(place, "content")).map(([mediaType, content]) => ({
      place: content,
      direction,
      mediaType,
    }));
  const media = [
    ...requestBodies.flatMap((place) => mediaOf(place, "request")),
    ...sharedResponses.flatMap(({ place }) => mediaOf(place, "response")),
  ];
  const walker = schemaWalker(description);
  for (const holder of [...parameters, ...headers, ...media.map(({ place }) => place)])
    walker.visit(child(holder, "schema"));
  const schemas = walker.found();
  return {
    operations,
    parameters,
    headers,
    requestBodies,
    responses,
    sharedResponses,
    reads: responses.filter(
      ({ operation, status }) => operation.method === "GET" && status === "200",
    ),
    media,
    schemas,
    transitions: schemas.flatMap(({ place }) => transitionsOf(place)),
  };
}
