import { createRequire } from "node:module";
import path from "node:path";
import { keepSchema } from "../../../src/toolchain/keep-schema";

/** The instances that the patch gets, which are Node's and not Jest's. */
const requireHere = createRequire(path.resolve("package.json"));
const { dataLayerServices: services } = requireHere(
  "gatsby/dist/state-machines/data-layer/services.js",
) as { dataLayerServices: { buildSchema?: (context: object) => Promise<void> } };
const { recreatePagesMachine } = requireHere("gatsby/dist/state-machines/data-layer/index.js") as {
  recreatePagesMachine: { options: { services: typeof services } };
};
const { store } = requireHere("gatsby/dist/redux/index.js") as {
  store: { dispatch(action: { type: string }): void };
};

test("the schema is built once, and again after types were declared anew", async () => {
  const build = jest.fn(async () => undefined);
  services.buildSchema = build;
  keepSchema();
  const save = () => recreatePagesMachine.options.services.buildSchema?.({});
  await save();
  await save();
  expect(build).toHaveBeenCalledTimes(1);
  store.dispatch({ type: "CLEAR_SCHEMA_CUSTOMIZATION" });
  await save();
  await save();
  expect(build).toHaveBeenCalledTimes(2);
});

test("a schema that could not be built is built with the next save", async () => {
  const build = jest.fn(async () => Promise.reject(new Error("wrong type")));
  services.buildSchema = build;
  keepSchema();
  await expect(services.buildSchema({})).rejects.toThrow("wrong type");
  await expect(services.buildSchema({})).rejects.toThrow("wrong type");
  expect(build).toHaveBeenCalledTimes(2);
});

test("the patch says when it finds nothing", () => {
  delete services.buildSchema;
  expect(keepSchema).toThrow("src/toolchain/keep-schema.ts found nothing to change in Gatsby");
});
