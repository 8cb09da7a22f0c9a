import { Link } from "gatsby";
import { text } from "../../i18n/en";
import * as header from "../layout/DocHeader.module.css";
import * as styles from "./ApiCategoryView.module.css";
import { Html } from "./Html";
import { OperationTable } from "./OperationTable";

interface ApiCategoryViewProps {
  title: string;
  document: Queries.ApiCategoryPartsFragment;
}

/** The whole API: what it is, where it answers, and every operation by group and tag. */
export function ApiCategoryView({ title, document }: ApiCategoryViewProps) {
  const { version, descriptionHtml, servers, groups } = document;
  return (
    <>
      <h1 className={header.title}>{title}</h1>
      <p className={header.lead}>{text.apiVersion(version)}</p>
      <Html html={descriptionHtml} />
      {servers.length > 0 && (
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
      )}
      {groups.map((group) => (
        <section key={group.name} className={styles.group}>
          <h2 className={styles.title}>{group.name}</h2>
          {group.tags.map((tag) => (
            <OperationTable
              key={tag.anchor}
              id={tag.anchor}
              title={tag.name}
              level="h3"
              operations={tag.operations}
            >
              <p className={styles.summary}>
                {tag.summary}{" "}
                {tag.to.includes("#") ? null : <Link to={tag.to}>{text.overviewOf(tag.name)}</Link>}
              </p>
            </OperationTable>
          ))}
        </section>
      ))}
    </>
  );
}
