import { Link } from "gatsby";
import type { SidebarItem } from "../../navigation/sidebar";
import { MethodBadge } from "../api/MethodBadge";
import * as styles from "./Sidebar.module.css";
import { SidebarGroup } from "./SidebarGroup";

export interface SidebarListProps {
  items: readonly SidebarItem[];
  path: string;
  trail: readonly SidebarItem[];
  depth: number;
}

/** One level of a sidebar. */
export function SidebarList({ items, path, trail, depth }: SidebarListProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) =>
        item.items ? (
          <SidebarGroup key={item.label} item={item} path={path} trail={trail} depth={depth} />
        ) : (
          <li key={item.to}>
            <Link
              to={item.to ?? "/"}
              className={styles.link}
              lang={item.lang}
              data-deprecated={item.deprecated}
              aria-current={item.to === path ? "page" : undefined}
            >
              {item.label}
              {item.method && <MethodBadge method={item.method} small />}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
