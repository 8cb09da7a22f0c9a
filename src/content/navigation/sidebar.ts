/** One entry of a sidebar: a page, a group of entries, or a group that has a page of its own. */
export interface SidebarItem {
  label: string;
  /** Route; missing for a group without a page. */
  to?: string;
  /** Language of the label, where it is not that of the page. */
  lang?: string;
  /** HTTP method of an API operation. */
  method?: string;
  deprecated?: true;
  items?: SidebarItem[];
}
