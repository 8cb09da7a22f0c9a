import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import type { Mock } from "../src/mock/create-mock";
import type { Operation } from "../src/mock/mock-operations";
import { pathMatcher } from "../src/mock/path-matcher";
import { mockQuery } from "../src/mock/mock-query";
import { notSimulatedBy } from "../src/mock/rules/not-simulated";
import { answering, refused, shown } from "./tool-results";
import { answeringAbout } from "./reading-tools";
import { pathOf } from "./request-path";
import type { Site } from "./site";

function operationAt({ catalog }: Mock, method: string, path: string): Operation | undefined {
  const found = pathMatcher(catalog.operations)(path);
  return found?.operations.find((candidate) => candidate.method === method);
}

/** The media type of the request body of an operation; JSON if it has none. */
const mediaTypeOf = (mock: Mock, method: string, path: string): string =>
  operationAt(mock, method, path)?.body?.mediaType ?? "application/json";

/** Refusals of an operation that nothing in the mock leads to, apart from those of all operations. */
function notSimulatedAt(mock: Mock, method: string, path: string): string[] {
  const operation = operationAt(mock, method, path);
  return operation ? notSimulatedBy(operation) : [];
}

const texts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const asTexts = (values: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const body = z
  .union([z.looseObject({}), z.array(z.unknown()), z.string()])
  .describe(
    "The body as JSON, or as text that is JSON. Its schema: describe_operation with form schema",
  );

/** Some clients send JSON as text. A text that is no JSON is a body of another kind. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function addValidateRequestBody(server: McpServer, site: Site): void {
  server.registerTool(
    "validate_request_body",
    {
      title: "Check a request body",
      description:
        "Checks a body against the schema of an operation, and names each field that would be refused by its JSON Pointer.",
      inputSchema: {
        operation: z.string().min(1).describe("operationId, or method and path: POST /items"),
        body,
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ operation, body }) =>
      answeringAbout(operation, site, async (tool) => {
        const { catalog } = await site.mock();
        const found = catalog.operations.find(
          ({ method, path }) => method === tool.method && path === tool.path,
        );
        if (!found?.body) return refused(`${tool.name} takes no body.`);
        const errors = catalog
          .validate(found.body.pointer, parsed(body) ?? null)
          .map(({ pointer, keyword, message }) => ({ pointer, rule: keyword, message }));
        return shown({ operation: tool.name, valid: errors.length === 0, errors });
      }),
  );
}

function addCallMock(server: McpServer, site: Site): void {
  server.registerTool(
    "call_mock",
    {
      title: "Call the mock API",
      description:
        "Sends a request to a mock of the API that keeps state for this session and starts with the records of the documentation's demo company. No real server is reached. Transitions, checks, paging, ETags, idempotency keys, stock, and ledger work as documented. `notSimulated` in a response names refusals of the operation that nothing here leads to; the header Sandbox-Answer with such a code brings them.",
      inputSchema: {
        method: z.enum(["GET", "POST", "PUT", "PATCH", "DELETE"]),
        path: z
          .string()
          .regex(/^(?:\/|https?:\/\/)/)
          .describe("/items/42, with or without the path of the server"),
        query: texts.optional(),
        headers: texts.optional().describe("A credential is added where there is none"),
        body: body.optional(),
        anonymous: z.boolean().default(false).describe("True to send no credential"),
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ method, path, query, headers, body: given, anonymous }) =>
      answering(async () => {
        const mock = await site.mock();
        const body = parsed(given);
        const lower = Object.fromEntries(
          Object.entries(asTexts(headers)).map(([name, value]) => [name.toLowerCase(), value]),
        );
        const [address = "", search = ""] = path.split("?");
        const route = pathOf(address, (await site.tools()).servers);
        const credential = !anonymous && !lower["x-api-key"] && { authorization: "Bearer mock" };
        const type = body !== undefined && { "content-type": mediaTypeOf(mock, method, route) };
        const answer = mock.handle({
          method,
          path: route,
          query: { ...mockQuery(new URLSearchParams(search)), ...asTexts(query) },
          headers: { ...credential, ...type, ...lower },
          ...(body !== undefined && { body }),
        });
        const codes = notSimulatedAt(mock, method, route);
        return shown({ ...answer, ...(codes.length && { notSimulated: codes }) });
      }),
  );
}

function addResetMock(server: McpServer, site: Site): void {
  server.registerTool(
    "reset_mock",
    {
      title: "Start the mock anew",
      description: "Forgets all calls of this session: records, ids and clock are as at its start.",
      inputSchema: {},
      annotations: { readOnlyHint: false, idempotentHint: true, openWorldHint: false },
    },
    () =>
      answering(async () => {
        (await site.mock()).reset();
        return shown({ reset: true });
      }),
  );
}

/** Tools that try calls without reaching a server: validate_request_body, call_mock, reset_mock. */
export function addCallingTools(server: McpServer, site: Site): void {
  addValidateRequestBody(server, site);
  addCallMock(server, site);
  addResetMock(server, site);
}
