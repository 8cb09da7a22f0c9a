import type { ApiMediaType, ApiResponse } from "./bodies";
import type { ApiParameter } from "./parameters";

const keyOf = ({ schema }: ApiMediaType) =>
  schema?.part ?? (schema?.properties ? schema : undefined);

/**
 * Names the first response that has the same body (problem details mostly) or the same header, so that a page shows
 * each once.
 */
export function withRepeatsNamed(responses: readonly ApiResponse[]): ApiResponse[] {
  const bodies = new Map<unknown, string>();
  const headers = new Map<ApiParameter, string>();
  return responses.map((response) => {
    const { status } = response;
    const content = response.content.map((media) => {
      const key = keyOf(media);
      const sameAs = key && bodies.get(key);
      if (key && !sameAs) bodies.set(key, status);
      return sameAs ? { ...media, sameAs } : media;
    });
    const own = response.headers.filter((header) => !headers.has(header));
    const repeatedHeaders = response.headers
      .filter((header) => headers.has(header))
      .map((header) => ({ name: header.name, status: headers.get(header) ?? "" }));
    for (const header of own) headers.set(header, status);
    return { ...response, content, headers: own, repeatedHeaders };
  });
}
