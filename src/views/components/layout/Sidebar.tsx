import { useEffect, useLayoutEffect, useRef } from "react";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { trailTo } from "../../../content/navigation/trail";
import { keepScroll, restoreScroll, showActiveWhenDrawn } from "./sidebar-memory";
import * as styles from "./Sidebar.module.css";
import { SidebarList } from "./SidebarList";

interface SidebarProps {
  items: readonly SidebarItem[];
  /** Route of the page. */
  path: string;
  label: string;
}

const useBrowserLayoutEffect = typeof window === "undefined" ? () => undefined : useLayoutEffect;

/** A sidebar: groups that open and close; the way to the page is open. A closed group's links are not rendered. */
export function Sidebar({ items, path, label }: SidebarProps) {
  const nav = useRef<HTMLElement>(null);
  useBrowserLayoutEffect(() => restoreScroll(nav.current, label), [label]);
  // After the page has been painted: where it stands in the list needs the layout of all of it.
  useEffect(() => showActiveWhenDrawn(nav.current), [path]);
  return (
    <nav
      ref={nav}
      className={styles.sidebar}
      aria-label={label}
      onScroll={() => keepScroll(nav.current, label)}
    >
      <SidebarList items={items} path={path} trail={trailTo(items, path)} depth={0} />
    </nav>
  );
}
