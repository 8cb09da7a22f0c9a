import type { RecordDraft, RecordKind } from "../record";
import type { Section } from "../../content/mdx/page/page-sections";

/** A page from a file of content/. */
export interface SourcePage {
  kind: "doc" | "post" | "page";
  slug: string;
  title: string;
  description?: string | null;
  keywords: readonly string[];
  unlisted: boolean;
  /** Of docs: path below content/docs without extension. */
  docId?: string;
  /** Of docs: what the sidebar calls them. */
  sidebarLabel?: string;
  /** Of docs: the folder that the sidebar shows them in, if it is another one. */
  sidebarGroup?: string | null;
  sections: readonly Section[];
}

/** A folder of docs. */
export interface SourceCategory {
  dirPath: string;
  label: string;
  slug?: string | null;
  description?: string | null;
}

/** Names of the groups of pages without a category. */
export interface GroupNames {
  docs: string;
  blog: string;
  pages: string;
}

function groupOf(
  page: SourcePage,
  categories: readonly SourceCategory[],
  names: GroupNames,
): string {
  if (page.kind === "post") return names.blog;
  if (page.kind === "page") return names.pages;
  const folder = page.sidebarGroup ?? page.docId?.replace(/\/?[^/]*$/, "") ?? "";
  return categories.find(({ dirPath }) => dirPath === folder)?.label ?? names.docs;
}

function kindOf({ kind, docId = "" }: SourcePage): RecordKind {
  return kind === "doc" && docId.startsWith("tutorial/") ? "tutorial" : kind;
}

/** Pages and their sections, without unlisted ones. */
export function pageDrafts(
  pages: readonly SourcePage[],
  categories: readonly SourceCategory[],
  names: GroupNames,
): RecordDraft[] {
  return pages
    .filter(({ unlisted }) => !unlisted)
    .flatMap((page) => {
      const group = groupOf(page, categories, names);
      const at = { kind: kindOf(page), route: page.slug };
      const [lead, ...parts] = page.sections;
      const top = [page.description, lead?.text].filter(Boolean).join(" ");
      const address = page.slug.split("/").at(-1) ?? "";
      const called = [address, page.sidebarLabel ?? page.title, ...page.keywords];
      return [
        { ...at, trail: [group, page.title], content: top, names: called },
        ...parts.map(({ id, titles, text }) => ({
          ...at,
          trail: [group, page.title, ...titles],
          content: text,
          anchor: id,
        })),
      ];
    });
}

export function categoryDrafts(
  categories: readonly SourceCategory[],
  names: GroupNames,
): RecordDraft[] {
  return categories.flatMap(({ label, slug, description }) =>
    slug
      ? [{ kind: "category", trail: [names.docs, label], content: description ?? "", route: slug }]
      : [],
  );
}
