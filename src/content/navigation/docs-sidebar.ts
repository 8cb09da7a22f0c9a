import { text } from "../../i18n/text";
import type { SidebarItem } from "./sidebar";

export interface SidebarDoc {
  docId: string;
  slug: string;
  sidebarLabel: string;
  /** The folder in whose group it stands, if that is not its own. */
  sidebarGroup?: string | null;
  sidebarPosition?: number | null;
  unlisted: boolean;
  /** Language of the label, if it is not the site's. */
  language?: { htmlLang: string } | null;
}

export interface SidebarCategory {
  dirPath: string;
  label: string;
  position?: number | null;
  slug?: string | null;
}

interface Sortable {
  position: number;
  item: SidebarItem;
}

/** Pages without a position come after those with one, and folders without a position come last. */
const unplacedPage = Number.MAX_SAFE_INTEGER - 1;
const unplacedFolder = Number.MAX_SAFE_INTEGER;

function parentOf(id: string): string {
  return id.includes("/") ? id.slice(0, id.lastIndexOf("/")) : "";
}

const folderOf = ({ docId, sidebarGroup }: SidebarDoc) => sidebarGroup ?? parentOf(docId);

/** `tutorial/quick-start` -> `Quick start`, for a folder without a category file. */
export function labelFromFolder(dirPath: string): string {
  const words = (dirPath.split("/").pop() ?? "").replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sortItems(entries: Sortable[]): SidebarItem[] {
  return entries
    .sort(
      (a, b) => a.position - b.position || a.item.label.localeCompare(b.item.label, text.locale),
    )
    .map(({ item }) => item);
}

/** The folders with a page in or below them, each with its subfolders. */
function folders(docs: readonly SidebarDoc[]): Map<string, Set<string>> {
  const children = new Map<string, Set<string>>([["", new Set()]]);
  for (const doc of docs) {
    for (let dir = folderOf(doc); dir !== ""; dir = parentOf(dir)) {
      const parent = parentOf(dir);
      children.set(parent, (children.get(parent) ?? new Set()).add(dir));
    }
  }
  return children;
}

/** The docs sidebar: folders as groups, pages by position, then label; `index` pages come first. */
export function docsSidebar(
  docs: readonly SidebarDoc[],
  categories: readonly SidebarCategory[],
): SidebarItem[] {
  const listed = docs.filter((doc) => !doc.unlisted);
  const described = new Map(categories.map((category) => [category.dirPath, category]));
  const subfolders = folders(listed);
  const build = (dir: string): SidebarItem[] => {
    const pages = listed
      .filter((doc) => folderOf(doc) === dir)
      .map(({ docId, sidebarLabel, slug, sidebarPosition, language }) => ({
        position: sidebarPosition ?? (/(^|\/)index$/.test(docId) ? 0 : unplacedPage),
        item: { label: sidebarLabel, to: slug, ...(language && { lang: language.htmlLang }) },
      }));
    const groups = [...(subfolders.get(dir) ?? [])].map((folder) => {
      const category = described.get(folder);
      const item: SidebarItem = {
        label: category?.label ?? labelFromFolder(folder),
        ...(category?.slug && { to: category.slug }),
        items: build(folder),
      };
      return { position: category?.position ?? unplacedFolder, item };
    });
    return sortItems([...pages, ...groups]);
  };
  return build("");
}
