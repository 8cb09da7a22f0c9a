import { useId } from "react";
import { useCollapse } from "../../hooks/use-collapse";
import { text } from "../../../i18n/text";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { MethodBadge } from "../api/MethodBadge";
import { ChevronIcon } from "./icons";
import { openGroups } from "./sidebar-memory";
import * as styles from "./Sidebar.module.css";
import { PageLink } from "./PageLink";
import { Sent } from "./Sent";

interface SidebarListProps {
  items: readonly SidebarItem[];
  path: string;
  trail: readonly SidebarItem[];
  depth: number;
}

interface SidebarGroupProps extends Omit<SidebarListProps, "items"> {
  item: SidebarItem;
}

/** A group; its label is a link if it has a page. */
function SidebarGroup({ item, path, trail, depth }: SidebarGroupProps) {
  const id = useId();
  const key = `${depth}/${item.label}`;
  const onTrail = trail.includes(item);
  const { open, rendered, content, toggle } = useCollapse<HTMLDivElement>(
    onTrail || (openGroups.get(key) ?? false),
    (isOpen) => openGroups.set(key, isOpen),
    path,
  );
  const chevron = <ChevronIcon className={styles.chevron} />;
  return (
    <li className={styles.group} data-depth={depth}>
      {item.to ? (
        <div className={styles.row}>
          <PageLink
            to={item.to}
            className={styles.link}
            lang={item.lang}
            aria-current={item.to === path ? "page" : undefined}
          >
            {item.label}
          </PageLink>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={rendered ? id : undefined}
            aria-label={open ? text.collapse(item.label) : text.expand(item.label)}
            onClick={toggle}
          >
            {chevron}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className={`${styles.link} ${styles.row} ${styles.caption}`}
          aria-expanded={open}
          aria-controls={rendered ? id : undefined}
          lang={item.lang}
          onClick={toggle}
        >
          {item.label}
          {chevron}
        </button>
      )}
      {rendered && (
        <div ref={content} id={id}>
          <SidebarList items={item.items ?? []} path={path} trail={trail} depth={depth + 1} />
        </div>
      )}
    </li>
  );
}

function SidebarLink({ item, path }: Pick<SidebarGroupProps, "item" | "path">) {
  return (
    <li>
      <PageLink
        to={item.to ?? "/"}
        className={styles.link}
        lang={item.lang}
        data-deprecated={item.deprecated}
        aria-current={item.to === path ? "page" : undefined}
      >
        {item.label}
        {item.method && <MethodBadge method={item.method} small />}
      </PageLink>
    </li>
  );
}

/** A level that has only links. When the page changes, its links stay, and with them the focus of a keyboard. */
function SidebarLinks({ items, path }: Pick<SidebarListProps, "items" | "path">) {
  return (
    <Sent as="ul" shows={items} className={styles.list}>
      {() => items.map((item) => <SidebarLink key={item.to} item={item} path={path} />)}
    </Sent>
  );
}

/** One level of a sidebar. */
export function SidebarList({ items, path, trail, depth }: SidebarListProps) {
  if (!items.some((item) => item.items)) return <SidebarLinks items={items} path={path} />;
  return (
    <ul className={styles.list}>
      {items.map((item) =>
        item.items ? (
          <SidebarGroup key={item.label} item={item} path={path} trail={trail} depth={depth} />
        ) : (
          <SidebarLink key={item.to} item={item} path={path} />
        ),
      )}
    </ul>
  );
}
