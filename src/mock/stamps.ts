import type { JsonObject } from "../openapi/json";
import type { Field } from "./schema-reader";

const past = (verb: string) => {
  const irregular: Record<string, string> = { ship: "shipped", void: "voided" };
  return irregular[verb] ?? (verb.endsWith("e") ? `${verb}d` : `${verb}ed`);
};

/** Sets the time or date of a step: `issuedAt` for `issue-…`, `cancelledAt` for the status. */
export function stamp(
  record: JsonObject,
  fields: readonly Field[],
  operationId: string,
  status: unknown,
  now: string,
): void {
  const verb = /^[a-z]+/.exec(operationId)?.[0] ?? "";
  const words = [past(verb), String(status ?? "").replace(/^partially_/, "")];
  for (const { name, nullable, type } of fields) {
    if (type !== "string" || !nullable || (record[name] !== null && record[name] !== undefined))
      continue;
    if (words.some((word) => word && name === `${word}At`)) record[name] = now;
    if (words.some((word) => word && name === `${word}On`)) record[name] = now.slice(0, 10);
  }
}
