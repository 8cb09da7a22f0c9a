import { graphql, withPrefix } from "gatsby";
import { Fragment, useDeferredValue, useState } from "react";
import { text } from "../../../i18n/text";
import type { SidebarItem } from "../../../content/navigation/sidebar";
import { ReadingLayout } from "../layout/ReadingLayout";
import { Seo } from "../seo/Seo";
import { languageAttributes } from "../locale/language-attributes";
import { TranslationNote } from "../locale/TranslationNote";
import { useSiteConfig } from "../layout/use-site-config";
import * as header from "../layout/DocHeader.module.css";
import * as styles from "./ApiCategoryPage.module.css";
import { countOperations, filterOperations } from "./filter-operations";
import { Downloads } from "./Downloads";
import { RenderedHtml } from "./RenderedHtml";
import { OperationTable } from "./OperationTable";
import { PageLink } from "../layout/PageLink";

interface ApiCategoryPageProps {
  document: Queries.ApiCategoryPartsFragment;
  /** Name of the API in the configuration. */
  label: string;
  sidebar: readonly SidebarItem[];
}

/** The page of the whole API: groups, tags, and their operations. */
export function ApiCategoryPage({ document, label, sidebar }: ApiCategoryPageProps) {
  const { categoryRoute: path, title, version } = document;
  return (
    <ReadingLayout path={path} sidebar={sidebar} sidebarLabel={text.apiSidebar}>
      <Seo path={path} title={label} description={`${title} ${version}`} />
      <ApiCategoryView document={document} label={label} />
    </ReadingLayout>
  );
}

/** Description, servers, and every operation by group and tag, with a filter. */
function ApiCategoryView({ document, label }: Pick<ApiCategoryPageProps, "document" | "label">) {
  const { version, descriptionHtml, servers, groups, downloads } = document;
  const { contentLanguage } = useSiteConfig();
  const language = languageAttributes(contentLanguage);
  const [query, setQuery] = useState("");
  const shown = filterOperations(groups, useDeferredValue(query));
  const [count, all] = [countOperations(shown), countOperations(groups)];
  return (
    <>
      <h1 className={header.title}>{label}</h1>
      <p className={header.lead}>{text.apiVersion(version)}</p>
      <TranslationNote language={contentLanguage} />
      <RenderedHtml html={descriptionHtml} language={contentLanguage} />
      <Servers servers={servers} />
      <Downloads title={text.takeWithYou} downloads={downloads} />
      <div className={styles.filter}>
        <input
          type="search"
          className={styles.input}
          aria-label={text.filterOperations}
          placeholder={text.filterHint}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {count === 0 ? text.filterNone : text.filterCount(count, all)}
        </p>
      </div>
      {shown.map((group) => (
        <section key={group.name} className={styles.group}>
          <h2 className={styles.title}>
            <span {...language}>{group.name}</span>{" "}
            <small>{text.operationCount(countOperations([group]))}</small>
          </h2>
          {group.tags.map((tag) => (
            <OperationTable
              key={tag.anchor}
              id={tag.anchor}
              title={tag.name}
              level="h3"
              operations={tag.operations}
              language={contentLanguage}
            >
              <p className={styles.summary}>
                <span {...language}>{tag.summary}</span>{" "}
                {tag.to.includes("#") ? (
                  <TagFiles tag={tag} />
                ) : (
                  <PageLink to={tag.to}>{text.overviewOf(tag.name)}</PageLink>
                )}
              </p>
            </OperationTable>
          ))}
        </section>
      ))}
    </>
  );
}

type Tag = Queries.ApiCategoryPartsFragment["groups"][number]["tags"][number];

/** The files of a tag without an overview, which would have them. */
function TagFiles({ tag: { name, downloads } }: { tag: Tag }) {
  return downloads.map(({ label, route }) => (
    <Fragment key={route}>
      <a href={withPrefix(route)} download aria-label={`${text.takeWithYouOf(name)}, ${label}`}>
        {label}
      </a>{" "}
    </Fragment>
  ));
}

function Servers({ servers }: Pick<Queries.ApiCategoryPartsFragment, "servers">) {
  if (!servers.length) return null;
  return (
    <dl className={styles.servers}>
      {servers.map(({ url, description }) => (
        <div key={url}>
          <dt>{description ?? text.servers}</dt>
          <dd>
            <code>{url}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const apiCategoryParts = graphql`
  fragment ApiCategoryParts on ApiDocument {
    title
    version
    categoryRoute
    descriptionHtml
    downloads {
      ...DownloadParts
    }
    servers {
      url
      description
    }
    groups {
      name
      tags {
        name
        anchor
        to
        summary
        downloads {
          label
          route
        }
        operations {
          ...OperationRow
        }
      }
    }
  }
`;
