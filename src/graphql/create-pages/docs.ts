import type { DocPageContext } from "../../views/templates/doc";
import { writeWalkThroughs } from "../../output/walk-throughs/write-walk-throughs";
import { contentFile } from "../../config/source-folders";
import { versionsOf } from "../../content/versions/page-versions";
import { addPage, type CreatePagesContext } from "./create-pages-args";
import { query } from "../../output/site-query";
import { mockFile } from "../api-output-nodes";
import { contentLibrary } from "../content-library";
import { template } from "./template";

const docsQuery = /* GraphQL */ `
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
`;

const route = ({ slug }: { slug: string | null }) => slug;

async function createDocPages(
  context: CreatePagesContext,
  docs: Queries.CreateDocsQuery["allDoc"]["nodes"],
): Promise<void> {
  const walks = await writeWalkThroughs(await contentLibrary(), mockFile);
  const docVersions = versionsOf(context.versions, docs, { key: ({ docId }) => docId, route });
  for (const doc of docs) {
    const walk = walks.get(doc.contentFilePath);
    addPage<DocPageContext>(context, {
      path: doc.slug,
      component: template("doc", doc),
      context: { id: doc.id, ...docVersions(doc), ...(walk && { walk }) },
      source: contentFile(doc.sourcePath),
    });
  }
}

function createCategoryPages(
  context: CreatePagesContext,
  categories: Queries.CreateDocsQuery["allDocCategory"]["nodes"],
): void {
  const categoryVersions = versionsOf(context.versions, categories, {
    key: ({ dirPath }) => dirPath,
    route,
  });
  for (const category of categories) {
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

/** One page per doc, and one per category that has a route. */
export async function createDocs(context: CreatePagesContext): Promise<void> {
  const { allDoc, allDocCategory } = await query<Queries.CreateDocsQuery>(
    context.graphql,
    docsQuery,
  );
  await createDocPages(context, allDoc.nodes);
  createCategoryPages(context, allDocCategory.nodes);
}
