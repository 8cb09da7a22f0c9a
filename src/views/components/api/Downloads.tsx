import { graphql, withPrefix } from "gatsby";
import { text } from "../../../i18n/sizes-text";
import * as styles from "./Downloads.module.css";

interface DownloadsProps {
  title: string;
  downloads: readonly Queries.DownloadPartsFragment[];
}

/** Files for download by purpose, each with its size. */
export function Downloads({ title, downloads }: DownloadsProps) {
  const kinds = [...new Set(downloads.map(({ kind }) => kind))];
  if (!kinds.length) return null;
  return (
    <section className={styles.downloads} aria-labelledby="downloads">
      <h2 id="downloads" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.list}>
        {kinds.map((kind) => (
          <div key={kind} className={styles.kind}>
            <dt>{kind}</dt>
            <dd>
              {downloads
                .filter((download) => download.kind === kind)
                .map(({ label, route, bytes }) => (
                  <span key={route} className={styles.file}>
                    <a href={withPrefix(route)} download>
                      {label}
                    </a>{" "}
                    <small>{text.bytes(bytes)}</small>
                  </span>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const downloadParts = graphql`
  fragment DownloadParts on ApiDownload {
    kind
    label
    route
    bytes
  }
`;
