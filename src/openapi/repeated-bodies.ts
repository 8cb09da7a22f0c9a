import type { ApiMediaType, ApiResponse } from "./bodies";
import type { ApiParameter } from "./parameters";

const keyOf = ({ schema }: ApiMediaType) =>
  schema?.part ?? (schema?.properties ? schema : undefined);

/** Refers to the first response with the same body (mostly problem details) or header, so that a page shows each once. */
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
    const newHeaders = response.headers.filter((header) => !headers.has(header));
    const repeatedHeaders = response.headers
      .filter((header) => headers.has(header))
      .map((header) => ({ name: header.name, status: headers.get(header) ?? "" }));
    for (const header of newHeaders) headers.set(header, status);
    return { ...response, content, headers: newHeaders, repeatedHeaders };
  });
}
