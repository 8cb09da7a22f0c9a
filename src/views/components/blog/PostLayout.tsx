import type { ReactNode } from "react";
import { Link } from "gatsby";
import { blogRoutes } from "../../../content/blog/plan";
import { text } from "../../../i18n/text";
import { TwinLinks } from "../layout/TwinLinks";
import type { WordsLanguage } from "../locale/language-attributes";
import { Toc, type TocEntry } from "../layout/Toc";
import { FeedDiscovery } from "./FeedDiscovery";
import * as styles from "./PostLayout.module.css";

interface PostLayoutProps {
  /** Name of the blog. */
  blog: string;
  /** Route of the post. */
  path: string;
  toc: readonly TocEntry[];
  /** Of the post, where it is not that of the page. */
  language?: WordsLanguage;
  children: ReactNode;
}

/** A post with its table of contents: beside it where there is room, folded above it where there is none. */
export function PostLayout({ blog, path, toc, language, children }: PostLayoutProps) {
  const hasToc = toc.length > 1;
  return (
    <div className={styles.frame}>
      <FeedDiscovery />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.top}>
          <p className={styles.up}>
            <Link to={blogRoutes.list}>{blog}</Link>
          </p>
          <TwinLinks path={path} />
        </div>
        {hasToc && (
          <details className={styles.folded}>
            <summary>{text.onThisPage}</summary>
            <ul lang={language?.htmlLang}>
              {toc.map(({ id, title, depth }) => (
                <li key={id} data-depth={depth}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        )}
        {children}
      </main>
      {hasToc && (
        <div className={styles.toc}>
          <Toc entries={toc} language={language} />
        </div>
      )}
    </div>
  );
}
