import { docsTagsRoute } from "../../config/docs-routes";
import { groupBy } from "../../config/group-by";
import { ownedPages, type ListOwner, type OwnedPages } from "../blog/plan";

const docsPerPage = 30;

interface TaggedDocs {
  /** Listed docs of today, in the order of the lists. */
  docs: readonly { id: string; tags: readonly string[] }[];
  tags: readonly ListOwner[];
}

/** The pages of the tags that docs use, and the route of the page with all tags, if there are any. */
export function planDocsTags({ docs, tags }: TaggedDocs): { tags: OwnedPages[]; index?: string } {
  const byTag = groupBy(docs, (doc) => doc.tags);
  if (!byTag.size) return { tags: [] };
  return { tags: ownedPages(tags, byTag, docsPerPage), index: docsTagsRoute };
}
