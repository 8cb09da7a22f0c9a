import type { JsonObject } from "../openapi/json";

/** What people call a record or a line, for the detail of a refusal. */
export const label = (record: JsonObject | undefined): string =>
  String(record?.documentNumber ?? record?.lotNumber ?? record?.sku ?? record?.name ?? record?.id);
