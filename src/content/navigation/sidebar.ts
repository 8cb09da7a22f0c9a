/** A page, a group, or a group with a page. */
export interface SidebarItem {
  label: string;
  /** Route; undefined for a group without a page. */
  to?: string;
  /** Language of the label, if it is not the page's. */
  lang?: string;
  /** HTTP method of an API operation. */
  method?: string;
  deprecated?: true;
  items?: SidebarItem[];
}
