import { createRequire } from "node:module";
import path from "node:path";
import { mustMatch } from "./must-match";

type BuildSchema = (context: object) => Promise<void>;
interface ServicesModule {
  dataLayerServices?: { buildSchema?: BuildSchema };
}
interface ReduxModule {
  store: { getState(): { schemaCustomization: object } };
}

/**
 * Builds the schema only after types were declared. Every type that a query asks for is declared, so that no saved file
 * changes it, and develop shows a save a quarter of a second sooner. To be called before Gatsby builds the first one.
 */
export function keepSchema(): void {
  const requireHere = createRequire(path.resolve("package.json"));
  const { dataLayerServices: services } = requireHere(
    "gatsby/dist/state-machines/data-layer/services.js",
  ) as ServicesModule;
  const { store } = requireHere("gatsby/dist/redux/index.js") as ReduxModule;
  const build = services?.buildSchema;
  mustMatch(
    { name: "keep-schema", decision: "0040-plain-gatsby" },
    typeof build === "function" && typeof store.getState().schemaCustomization === "object",
  );
  let declared: object | undefined;
  services!.buildSchema = async (context) => {
    if (declared === store.getState().schemaCustomization) return;
    await build!(context);
    declared = store.getState().schemaCustomization;
  };
}
