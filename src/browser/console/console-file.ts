import type { WrittenCollection } from "../../mock/collections";
import type { Parts } from "../../mock/loaded-parts";
import type { MockRecord, MockRequest } from "../../mock/model";
import type { JsonObject } from "../../openapi/json";
import type { AnswerForm } from "../../openapi/request-samples/answer-form";
import type { ApiServer } from "../../openapi/servers";
import type { SecurityOption } from "../../openapi/security-options";

/** A request that the mock accepts in a session that nothing has happened in. */
export interface FirstRequest {
  draft: { parameters: Readonly<Record<string, string>>; body: string; example?: number };
  /** Requests to send before, which make the record that it is about. */
  steps: readonly MockRequest[];
  /** That record, as they leave it. */
  record?: MockRecord;
}

/** What a page fetches when its console is opened. */
export interface ConsoleFile {
  slug: string;
  method: string;
  path: string;
  title: string;
  servers: readonly ApiServer[];
  security: readonly SecurityOption[];
  answer?: AnswerForm;
  /** Codes of refusals that the mock answers only when asked for them. */
  notSimulated?: readonly string[];
  /** Name of the mock's file, which the first request fetches. */
  mock: string;
  /** Names of the mock's parts that the operation is sure to need. */
  parts: readonly string[];
  /** Absent if the mock accepts no request about the operation. */
  first?: FirstRequest;
  /** Only the operation, with the schemas of its parameters and bodies. */
  description: JsonObject;
}

/** What the mock in the browser is made of. */
export interface MockFile {
  description: JsonObject;
  collections: WrittenCollection[];
  /** Of the ids of records and of their lines. */
  idPrefixes: readonly string[];
  /** By collection: the demo company's complete records. */
  records: [string, MockRecord[]][];
  /** By code. */
  problems: [string, { type: string; title: string }][];
  /** Files with the examples of the description, fetched when one of them is needed. */
  examples: Parts;
  /** Modules with the validators of the description, by pointer, fetched when one of them is needed. */
  validators: Parts;
}

/** Why an operation has no console, or why its console cannot check some of what is sent. */
export interface ConsoleGap {
  kind: "console" | "check";
  /** The causes, quoted from the description or from a library's message. */
  about: string[];
}
