import type { MockRecord } from "../../mock/model";
import type { JsonObject } from "../../openapi/json";
import type { ApiServer } from "../../openapi/servers";
import type { SecurityOption } from "../../openapi/credentials";

/** What a page fetches when its console is opened. */
export interface ConsoleFile {
  slug: string;
  method: string;
  path: string;
  title: string;
  servers: readonly ApiServer[];
  security: readonly SecurityOption[];
  /** Name of the mock's file, which the first request fetches. */
  mock: string;
  /** Only the operation, with the schemas of its parameters and bodies. */
  description: JsonObject;
}

/** What the mock in the browser is made of. */
export interface MockFile {
  description: JsonObject;
  /** By collection: the demo company's complete records. */
  records: [string, MockRecord[]][];
}

/** Why an operation has no console, or why its console cannot check some of what is sent. */
export interface ConsoleGap {
  kind: "console" | "check";
  /** The causes, quoted from the description or from a library's message. */
  about: string[];
}
