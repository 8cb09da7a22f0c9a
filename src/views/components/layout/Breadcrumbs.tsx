import { withPrefix } from "gatsby";
import { text } from "../../../i18n/text";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { breadcrumbList } from "../../structured-data/breadcrumb-list";
import { JsonLd } from "../seo/JsonLd";
import * as styles from "./Breadcrumbs.module.css";
import { useSiteConfig } from "./use-site-config";
import { PageLink } from "./PageLink";
import { Sent } from "./Sent";

/** The path from the home page to the page, according to the sidebar. */
export function Breadcrumbs({ trail }: { trail: readonly SidebarItem[] }) {
  const { url } = useSiteConfig();
  if (trail.length === 0) return null;
  const stepsTo = (items: readonly SidebarItem[]) =>
    items.map(({ label, to }) => ({ name: label, url: to && url + withPrefix(to) }));
  return (
    <Sent as="nav" aria-label={text.breadcrumbs}>
      {() => (
        <>
          {process.env.BUILD_STAGE === "build-html" && (
            <JsonLd
              make={() => breadcrumbList(stepsTo([{ label: text.home, to: "/" }, ...trail]))}
            />
          )}
          <ol className={styles.list}>
            <li>
              <PageLink to="/">{text.home}</PageLink>
            </li>
            {trail.map((item, index) => {
              const last = index === trail.length - 1;
              return (
                <li key={`${item.label}${index}`}>
                  {item.to && !last ? (
                    <PageLink to={item.to}>{item.label}</PageLink>
                  ) : (
                    <span aria-current={last ? "page" : undefined}>{item.label}</span>
                  )}
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Sent>
  );
}
