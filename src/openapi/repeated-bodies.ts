import type { ApiResponse } from "./bodies";
import type { SchemaNode } from "./model";

/** Leaves a body out that an earlier response of the operation has too (problem details mostly), and names that one. */
export function withoutRepeatedBodies(responses: readonly ApiResponse[]): ApiResponse[] {
  const firstStatus = new Map<SchemaNode, string>();
  return responses.map((response) => ({
    ...response,
    content: response.content.map((media) => {
      if (!media.schema?.properties) return media;
      const sameAs = firstStatus.get(media.schema);
      if (sameAs) return { mediaType: media.mediaType, examples: media.examples, sameAs };
      firstStatus.set(media.schema, response.status);
      return media;
    }),
  }));
}
