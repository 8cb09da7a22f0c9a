import type { JsonObject } from "../json";
import type { ValidateSchema } from "./validate-schema";
import { addressOf, addSchemas } from "./add-schemas";
import { createAjv } from "./create-ajv";
import { tellingErrors } from "./telling-errors";

/** Validates with Ajv, compiling at run time (`new Function`): for Node, not for pages. Schemas that Ajv cannot compile allow everything. */
export function ajvValidator(description: JsonObject): ValidateSchema {
  const ajv = createAjv({ meta: false });
  return tellingErrors((pointer) => {
    const address = addressOf(pointer);
    if (!(address in ajv.schemas)) addSchemas(ajv, description, [pointer]);
    try {
      return ajv.getSchema(address);
    } catch {
      return undefined;
    }
  });
}
