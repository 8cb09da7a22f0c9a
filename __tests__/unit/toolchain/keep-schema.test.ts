import { createRequire } from "node:module";
import path from "node:path";
import { keepSchema } from "../../../src/toolchain/keep-schema";

type BuildSchema = (context: object) => Promise<void>;

/** The instances that the patch gets, which are Node's and not Jest's. */
const requireHere = createRequire(path.resolve("package.json"));
const { dataLayerServices: services } = requireHere(
  "gatsby/dist/state-machines/data-layer/services.js",
) as { dataLayerServices: { buildSchema: BuildSchema } };
const { store, emitter } = requireHere("gatsby/dist/redux/index.js") as {
  store: { getState(): object };
  emitter: { emit(event: string): void };
};

let typeMap: Record<string, { dirty?: boolean; ignored?: boolean }>;
let schemaCustomization: object;
const build = jest.fn(() => Promise.resolve());
const gatsbys = services.buildSchema;

beforeAll(() => {
  jest
    .spyOn(store, "getState")
    .mockImplementation(() => ({ inferenceMetadata: { typeMap }, schemaCustomization }));
  services.buildSchema = Object.defineProperty(() => build(), "name", { value: gatsbys.name });
  keepSchema();
});

beforeEach(async () => {
  typeMap = { Mdx: { dirty: true, ignored: true }, SitePage: { dirty: false } };
  schemaCustomization = {};
  await services.buildSchema({});
  build.mockClear();
});

test("the schema stays after a save that changes no type", async () => {
  await services.buildSchema({});
  expect(build).not.toHaveBeenCalled();
});

test("the schema is built anew when a field comes or goes", async () => {
  typeMap.SitePage = { dirty: true };
  await services.buildSchema({});
  expect(build).toHaveBeenCalledTimes(1);
});

test("the schema is built anew when a plugin declares types", async () => {
  schemaCustomization = {};
  await services.buildSchema({});
  expect(build).toHaveBeenCalledTimes(1);
});

test("pages wait for the plugins that make the nodes of a saved file", async () => {
  emitter.emit("API_RUNNING_START");
  let isReady = false;
  const ready = services.buildSchema({}).then(() => {
    isReady = true;
  });
  await new Promise(setImmediate);
  expect(isReady).toBe(false);
  emitter.emit("API_RUNNING_QUEUE_EMPTY");
  await ready;
  expect(isReady).toBe(true);
});

test("the patch says when it finds nothing to change", () => {
  expect(keepSchema).toThrow("src/toolchain/keep-schema.ts found nothing to change in Gatsby");
});
