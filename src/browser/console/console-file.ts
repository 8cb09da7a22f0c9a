import type { MockRecord } from "../../mock/model";
import type { JsonObject } from "../../openapi/json";
import type { ApiServer } from "../../openapi/servers";
import type { WayIn } from "../../openapi/ways-in";

/** What a page fetches when its console is opened. */
export interface ConsoleFile {
  slug: string;
  method: string;
  path: string;
  title: string;
  servers: readonly ApiServer[];
  ways: readonly WayIn[];
  /** Name of the mock's file, which is fetched with the first request. */
  mock: string;
  /** The operation alone, with the schemas of its parameters and bodies. */
  description: JsonObject;
}

/** What the mock is made of in the browser. */
export interface MockFile {
  description: JsonObject;
  /** By collection: the demo company's records, made complete. */
  records: [string, MockRecord[]][];
}

/** What an operation cannot have of its console: all of it, or the check of some of what is sent. */
export interface ConsoleGap {
  kind: "console" | "check";
  /** What it is about, as it is written in the description or as a library says it. */
  about: string[];
}
