import { examplesOf, type ApiExample } from "./examples";
import { fileFields } from "./file-fields";
import { objectAt, textAt, textsAt, type JsonObject } from "./json";
import type { SchemaNode } from "./schema-node";
import { parametersFrom, type ApiParameter } from "./parameters";
import type { Direction } from "./schema-tree";
import { withRepeatsNamed } from "./repeated-bodies";
import type { DescriptionMemo } from "./description-memo";

/** A body in one media type. */
export interface ApiMediaType {
  mediaType: string;
  schema?: SchemaNode;
  /** Status of an earlier response of the operation that has the same schema. */
  sameAs?: string;
  examples: ApiExample[];
  /** Names of the form fields that are files. */
  files?: string[];
}

/** A request body as its operation's page shows it. */
export interface ApiRequestBody {
  required: boolean;
  descriptionHtml: string;
  content: ApiMediaType[];
}

/** A response as its operation's page shows it. */
export interface ApiResponse {
  /** `200`, `4XX`, `default` */
  status: string;
  descriptionHtml: string;
  /** Without those that an earlier response of the operation has. */
  headers: ApiParameter[];
  /** `status` is that of the earlier response with the same header. */
  repeatedHeaders: { name: string; status: string }[];
  content: ApiMediaType[];
  errorCodes: string[];
}

async function contentOf(
  holder: JsonObject,
  direction: Direction,
  memo: DescriptionMemo,
): Promise<ApiMediaType[]> {
  const entries = Object.entries(objectAt(holder, "content"));
  return Promise.all(
    entries.map(async ([mediaType, reference]) => {
      const media = memo.references.followObject(reference) ?? {};
      const examples = await examplesOf(mediaType, media, direction, memo);
      if (media.schema === undefined) return { mediaType, examples };
      const schema = await memo.tree(media.schema, direction);
      const files = fileFields(mediaType, media.schema, memo.resolve);
      return { mediaType, schema, examples, ...(files.length && { files }) };
    }),
  );
}

/** The request body of an operation; a shared one is built once. A webhook's body is what the API sends. */
export async function requestBodyOf(
  operation: JsonObject,
  memo: DescriptionMemo,
  direction: Direction = "request",
): Promise<ApiRequestBody | undefined> {
  const body = memo.references.followObject(operation.requestBody);
  if (!body) return undefined;
  return memo.once(`requestBody ${direction}`, body, async () => ({
    required: body.required === true,
    descriptionHtml: await memo.prose.html(textAt(body, "description")),
    content: await contentOf(body, direction, memo),
  }));
}

async function responseOf(
  status: string,
  reference: unknown,
  memo: DescriptionMemo,
  direction: Direction,
) {
  const response = memo.references.followObject(reference) ?? {};
  const made = await memo.once(`response ${direction}`, response, async () => ({
    descriptionHtml: await memo.prose.html(textAt(response, "description")),
    headers: await parametersFrom(
      Object.entries(objectAt(response, "headers")).map(([name, header]) => ({ name, header })),
      memo,
    ),
    content: await contentOf(response, direction, memo),
    errorCodes: textsAt(response, "x-error-codes"),
    repeatedHeaders: [],
  }));
  const besideReference = textsAt(reference, "x-error-codes");
  return { status, ...made, ...(besideReference.length && { errorCodes: besideReference }) };
}

/** The responses of an operation as written, `default` and ranges included. */
export async function responsesOf(
  operation: JsonObject,
  memo: DescriptionMemo,
  direction: Direction = "response",
): Promise<ApiResponse[]> {
  const entries = Object.entries(objectAt(operation, "responses"));
  const known = entries.filter(([status]) => !status.startsWith("x-"));
  return withRepeatsNamed(
    await Promise.all(
      known.map(([status, response]) => responseOf(status, response, memo, direction)),
    ),
  );
}
