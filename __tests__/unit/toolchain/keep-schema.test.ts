import { createRequire } from "node:module";
import path from "node:path";
import { keepSchema } from "../../../src/toolchain/keep-schema";

/** The instance that the patch gets, which is Node's and not Jest's. */
const { dataLayerServices } = createRequire(path.resolve("package.json"))(
  "gatsby/dist/state-machines/data-layer/services.js",
) as { dataLayerServices: { buildSchema?: (context: object) => Promise<void> } };

test("develop builds the schema at the start and after a refresh, and the patch says when it finds nothing", async () => {
  const contexts: object[] = [];
  const start = { program: {} };
  const save = { deferNodeMutation: true };
  const refresh = { refresh: true };
  dataLayerServices.buildSchema = (context) => Promise.resolve(void contexts.push(context));
  keepSchema();
  for (const context of [start, save, save, refresh, save])
    await dataLayerServices.buildSchema(context);
  expect(contexts).toEqual([start, refresh]);
  delete dataLayerServices.buildSchema;
  expect(keepSchema).toThrow("src/toolchain/keep-schema.ts found nothing to change in Gatsby");
});
