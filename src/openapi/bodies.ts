import { examplesOf, type ApiExample } from "./examples";
import { fileFields } from "./file-fields";
import { isObject, objectAt, textAt, textsAt, type JsonObject } from "./json";
import type { SchemaNode } from "./model";
import { parametersFrom, type ApiParameter } from "./parameters";
import type { Direction } from "./schema-tree";
import { withRepeatsNamed } from "./repeated-bodies";
import type { Workshop } from "./workshop";

/** A body in one media type. */
export interface ApiMediaType {
  mediaType: string;
  schema?: SchemaNode;
  /** Status of an earlier response of the operation that has the same schema. */
  sameAs?: string;
  examples: ApiExample[];
  /** Of a form: names of the fields that are files. */
  files?: string[];
}

/** What an operation takes. */
export interface ApiRequestBody {
  required: boolean;
  descriptionHtml: string;
  content: ApiMediaType[];
}

/** What an operation answers with one status. */
export interface ApiResponse {
  /** `200`, `4XX`, `default` */
  status: string;
  descriptionHtml: string;
  /** Those that no earlier response of the operation has. */
  headers: ApiParameter[];
  /** Headers that an earlier response has as well, and its status. */
  repeatedHeaders: { name: string; status: string }[];
  content: ApiMediaType[];
  errorCodes: string[];
}

async function contentOf(
  holder: JsonObject,
  direction: Direction,
  workshop: Workshop,
): Promise<ApiMediaType[]> {
  const entries = Object.entries(objectAt(holder, "content"));
  return Promise.all(
    entries.map(async ([mediaType, reference]) => {
      const { value } = workshop.references.follow(reference);
      const media = isObject(value) ? value : {};
      const examples = await examplesOf(mediaType, media, direction, workshop);
      if (media.schema === undefined) return { mediaType, examples };
      const schema = await workshop.tree(media.schema, direction);
      const files = fileFields(mediaType, media.schema, workshop.resolve);
      return { mediaType, schema, examples, ...(files.length && { files }) };
    }),
  );
}

/** The request body of an operation; shared ones are made once. Of a webhook it is what the API sends. */
export async function requestBodyOf(
  operation: JsonObject,
  workshop: Workshop,
  direction: Direction = "request",
): Promise<ApiRequestBody | undefined> {
  const { value: body } = workshop.references.follow(operation.requestBody);
  if (!isObject(body)) return undefined;
  return workshop.once(`requestBody ${direction}`, body, async () => ({
    required: body.required === true,
    descriptionHtml: await workshop.prose.html(textAt(body, "description")),
    content: await contentOf(body, direction, workshop),
  }));
}

async function responseOf(
  status: string,
  reference: unknown,
  workshop: Workshop,
  direction: Direction,
) {
  const { value } = workshop.references.follow(reference);
  const response = isObject(value) ? value : {};
  const made = await workshop.once(`response ${direction}`, response, async () => ({
    descriptionHtml: await workshop.prose.html(textAt(response, "description")),
    headers: await parametersFrom(
      Object.entries(objectAt(response, "headers")).map(([name, header]) => ({ name, header })),
      workshop,
    ),
    content: await contentOf(response, direction, workshop),
    errorCodes: textsAt(response, "x-error-codes"),
    repeatedHeaders: [],
  }));
  const besideReference = textsAt(reference, "x-error-codes");
  return { status, ...made, ...(besideReference.length && { errorCodes: besideReference }) };
}

/** The responses of an operation as written, `default` and ranges included. */
export async function responsesOf(
  operation: JsonObject,
  workshop: Workshop,
  direction: Direction = "response",
): Promise<ApiResponse[]> {
  const entries = Object.entries(objectAt(operation, "responses"));
  const known = entries.filter(([status]) => !status.startsWith("x-"));
  return withRepeatsNamed(
    await Promise.all(
      known.map(([status, response]) => responseOf(status, response, workshop, direction)),
    ),
  );
}
