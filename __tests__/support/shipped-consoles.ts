import type { ConsoleFile } from "../../src/browser/console/console-file";
import { readConsoleFile } from "../../src/browser/console/request/console-operation";
import { firstMockRequest } from "../../src/browser/console/request/mock-request";
import { readOperations } from "../../src/mock/mock-operations";
import type { MockRequest } from "../../src/mock/model";
import type { ApiOperation } from "../../src/openapi/describe-operation";
import { createReferences } from "../../src/openapi/references";
import type { ConsoleFiles } from "../../src/output/console-files/console-files";
import { demoCompany, ownDescription, recordInputs } from "./demo-mock";
import { snapshot } from "./snapshot";

/** What the files of consoles are made from, and the code that makes them. */
const inputs = [
  ...recordInputs,
  "src/output/console-files",
  "src/browser/console",
  "src/content",
  "__tests__/support/shipped-consoles.ts",
];

/** The files of the consoles of the project's own API: a search of ten seconds finds what each sends first. */
export function shippedConsoles(): Promise<ConsoleFiles> {
  return snapshot("consoles", inputs, async () => {
    const { consoleFiles } = await import("../../src/output/console-files/console-files");
    const document = await ownDescription();
    const references = createReferences(document);
    const operations = readOperations(document, references).map(
      ({ id, method, path }) =>
        ({
          slug: id,
          method,
          path,
          summary: id,
          servers: [{ url: "https://api.ianai.example/v2" }],
          security: [{ schemes: [{ name: "oauth2", type: "oauth2" }] }],
          isWebhook: false,
        }) as unknown as ApiOperation,
    );
    return consoleFiles({ document, references, operations, demo: demoCompany() });
  });
}

/** The file of each operation, by its slug. */
export async function shippedConsoleFiles(): Promise<Map<string, ConsoleFile>> {
  const { files, byOperation } = await shippedConsoles();
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  return new Map(
    [...byOperation].map(([slug, name]) => [
      slug,
      JSON.parse(texts.get(name) ?? "null") as ConsoleFile,
    ]),
  );
}

/** What a reader sends who opens a console first of all in a session, and presses Send: the steps before, and the request. */
export function firstPress(file: ConsoleFile): {
  steps: readonly MockRequest[];
  request: MockRequest;
} {
  const of = readConsoleFile(file, () => ({}));
  return { steps: file.first?.steps ?? [], request: firstMockRequest(of, file.first) };
}
