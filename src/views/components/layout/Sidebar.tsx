import { withPrefix } from "gatsby";
import { useEffect, useRef } from "react";
import { useBrowserLayoutEffect } from "../../hooks/use-browser-layout-effect";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { trailTo } from "../../../content/navigation/trail";
import { rememberScroll, restoreScroll, showActiveWhenDrawn } from "./sidebar-memory";
import * as styles from "./Sidebar.module.css";
import { SidebarList } from "./SidebarList";

interface SidebarProps {
  items: readonly SidebarItem[];
  path: string;
  label: string;
}

/** Marks the links of the page; lists that are as they were sent still mark those of the first one. */
function moveCurrent(nav: HTMLElement | null, path: string): void {
  const address = withPrefix(path);
  for (const link of nav?.querySelectorAll("a") ?? []) {
    const isCurrent = link.getAttribute("href") === address;
    if (isCurrent && !link.hasAttribute("aria-current")) link.setAttribute("aria-current", "page");
    if (!isCurrent) link.removeAttribute("aria-current");
  }
}

/** A sidebar, in which the groups around the page are open. Closed groups are not rendered. */
export function Sidebar({ items, path, label }: SidebarProps) {
  const nav = useRef<HTMLElement>(null);
  useBrowserLayoutEffect(() => moveCurrent(nav.current, path), [path]);
  useBrowserLayoutEffect(() => restoreScroll(nav.current, label), [label]);
  // After the paint, because the position of the link requires the layout of the whole sidebar.
  useEffect(() => showActiveWhenDrawn(nav.current), [path]);
  return (
    <nav
      ref={nav}
      className={styles.sidebar}
      aria-label={label}
      onScroll={() => rememberScroll(nav.current, label)}
    >
      <SidebarList items={items} path={path} trail={trailTo(items, path)} depth={0} />
    </nav>
  );
}
