import { stringify } from "yaml";
import type { Instead } from "../../../problems/from-zod";
import { dayMeant } from "./day-meant";

const line = (known: string, value: unknown): Instead => ({
  known,
  fix: stringify({ [known]: value }, { collectionStyle: "flow", lineWidth: 0 })
    .trim()
    .replace(/^\{ ?(.*?) ?\}$/s, "$1"),
});

/** Keys of other generators that have another name here, with the same value. */
const renamed: Record<string, string> = {
  nav_order: "sidebar_position",
  order: "sidebar_position",
  weight: "sidebar_position",
  menu_order: "sidebar_position",
  linkTitle: "sidebar_label",
  nav_title: "sidebar_label",
  permalink: "slug",
  url: "slug",
  excerpt: "description",
  summary: "description",
  subtitle: "description",
};

const lists: Record<string, string> = {
  categories: "tags",
  category: "tags",
  tag: "tags",
  aliases: "redirect_from",
  redirects: "redirect_from",
};

const dates: Record<string, "date" | "last_update"> = {
  pubDate: "date",
  published_at: "date",
  lastUpdated: "last_update",
  lastmod: "last_update",
  last_modified_at: "last_update",
  updated: "last_update",
};

/** Starlight's entry of a page in the sidebar. */
function sidebar(value: unknown): Instead | undefined {
  const { label, order } = Object(value) as { label?: unknown; order?: unknown };
  const lines = [
    ...(typeof label === "string" ? [line("sidebar_label", label)] : []),
    ...(typeof order === "number" ? [line("sidebar_position", order)] : []),
  ];
  return lines.length
    ? {
        known: lines.map(({ known }) => known).join('" and "'),
        fix: lines.map(({ fix }) => fix).join("\n"),
      }
    : undefined;
}

function listed(known: string, value: unknown): Instead | undefined {
  const words = [value].flat().filter((one) => typeof one === "string");
  return words.length ? line(known, words) : undefined;
}

function dated(known: "date" | "last_update", value: unknown): Instead | undefined {
  const day = typeof value === "string" ? dayMeant(value) : undefined;
  if (day === undefined) return undefined;
  return known === "date" ? line("date", day) : { known, fix: `last_update: { date: ${day} }` };
}

/** Jekyll's page that only leads to another one. */
function redirected(value: unknown): Instead | undefined {
  const target = [value].flat()[0];
  return typeof target === "string"
    ? {
        known: "redirect_from",
        cause:
          "Here a page names its former addresses. None leads to another one: delete this page.",
        fix: `redirect_from: [/docs/address-of-this-page]   # in the page that is ${target}`,
      }
    : undefined;
}

/** Why nothing here stands for keys that other generators have. */
const withoutCounterpart: [keys: RegExp, cause: string][] = [
  [
    /^(?:prev|next|pagination_(?:prev|next|label))$/,
    "The pages before and after this one follow from the order of the sidebar.",
  ],
  [
    /^(?:editUrl|editLink|custom_edit_url|edit_url)$/,
    "Every page has its link to the editor from repository.editUrl in the site configuration.",
  ],
  [
    /^(?:template|layout|hero|features|splash|page_type|pageClass|aside|navbar|footer|sidebar_class_name|sidebar_custom_props|displayed_sidebar|hide_sidebar)$/,
    "All pages of a kind look alike here.",
  ],
  [
    /^(?:toc_(?:min|max)_heading_level|tableOfContents|outline)$/,
    "The table of contents shows the same levels on every page.",
  ],
  [
    /^(?:head|meta|og_image|titleTemplate|pagefind|robots)$/,
    "What search engines and link previews read comes from title, description, image, and unlisted.",
  ],
  [/^(?:id|uid|identifier)$/, "A page is named by its file, and its address by slug."],
  [/^(?:parse_number_prefixes|number_prefix)$/, "The name of a file is its address as it stands."],
];

/** What to write for a key that other generators have; undefined for those that nobody knows. */
export function foreignKey(key: string, value: unknown): Instead | undefined {
  const of = (names: Record<string, string>) =>
    Object.hasOwn(names, key) ? names[key] : undefined;
  const [name, list] = [of(renamed), of(lists)];
  if (name !== undefined && typeof value !== "object") return line(name, value);
  if (list !== undefined) return listed(list, value);
  const day = Object.hasOwn(dates, key) ? dates[key] : undefined;
  if (day) return dated(day, value);
  if (/^(?:tableOfContents|toc|outline|hide_toc)$/.test(key) && value === (key === "hide_toc"))
    return line("hide_table_of_contents", true);
  if (key === "published" && value === false) return line("draft", true);
  if ((key === "hidden" && value === true) || (key === "sidebar_class_name" && value === "hidden"))
    return line("unlisted", true);
  if (key === "redirect_to") return redirected(value);
  if (key === "sidebar") return sidebar(value);
  const cause = withoutCounterpart.find(([keys]) => keys.test(key))?.[1];
  return cause === undefined ? undefined : { cause };
}
