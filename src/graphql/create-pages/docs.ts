import type { DocPageContext } from "../../views/templates/doc";
import { writeWalkThroughs } from "../../output/walk-throughs/write-walk-throughs";
import { contentFile } from "../../config/source-folders";
import { versionsOf } from "../../content/versions/page-versions";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
import { mockFile } from "../api-output-nodes";
import { contentLibrary } from "../content-library";
import { template } from "./template";

/** One page per doc, and one per category that has a route. */
export async function createDocs(context: CreatePagesContext): Promise<void> {
  const { allDoc, allDocCategory } = await query<Queries.CreateDocsQuery>(
    context.graphql,
    /* GraphQL */ `
      query CreateDocs {
        allDoc(sort: { slug: ASC }) {
          nodes {
            id
            docId
            docsVersion
            slug
            contentFilePath
            sourcePath
          }
        }
        allDocCategory(filter: { slug: { ne: null } }, sort: { slug: ASC }) {
          nodes {
            id
            docsVersion
            slug
            dirPath
            sourcePath
          }
        }
      }
    `,
  );
  const walks = await writeWalkThroughs(await contentLibrary(), mockFile);
  const route = ({ slug }: { slug: string | null }) => slug;
  const docVersions = versionsOf(context.versions, allDoc.nodes, {
    key: ({ docId }) => docId,
    route,
  });
  for (const doc of allDoc.nodes) {
    const walk = walks.get(doc.contentFilePath);
    addPage<DocPageContext>(context, {
      path: doc.slug,
      component: template("doc", doc),
      context: { id: doc.id, ...docVersions(doc), ...(walk && { walk }) },
      source: contentFile(doc.sourcePath),
    });
  }
  const categoryVersions = versionsOf(context.versions, allDocCategory.nodes, {
    key: ({ dirPath }) => dirPath,
    route,
  });
  for (const category of allDocCategory.nodes) {
    const { id, slug, dirPath, docsVersion, sourcePath } = category;
    if (slug)
      addPage(context, {
        path: slug,
        component: template("doc-category", category),
        context: {
          id,
          dirPath,
          dirGlob: `${dirPath}/**`,
          docsVersion,
          ...categoryVersions(category),
        },
        source: contentFile(sourcePath),
      });
  }
}
