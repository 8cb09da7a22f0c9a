import { textAt } from "../../../src/openapi/json";
import type { StepResult } from "../../../src/mock/walk-through/walk-through";

const headerOf = (headers: Record<string, string>, wanted: string) =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];

const recordOf = (path: string) => path.split("/", 4).join("/");

/** Calls with an `If-Match` for which the last answer about their record is out of date, because a later call changed it. */
export function oldVersions(page: string, results: readonly StepResult[]): string[] {
  const versions = new Map<string, string>();
  return results.flatMap(({ step, request, response }) => {
    if (!request || !response) return [];
    const { method, path, headers } = request;
    const record = recordOf(path);
    const held = versions.get(path) ?? versions.get(record);
    const current = headerOf(headers, "if-match");
    const made = path.split("/").length === 3 ? textAt(response.body, "id") : undefined;
    const etag = headerOf(response.headers, "etag");
    if (etag) versions.set(made ? `${path}/${made}` : method === "GET" ? path : record, etag);
    const isOld = held !== undefined && current !== undefined && held !== current;
    return isOld && response.status < 400 ? [`${page}:${step.line} ${step.operation}`] : [];
  });
}
