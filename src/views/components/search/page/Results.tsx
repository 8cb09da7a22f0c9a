import { text } from "../../../../i18n/text";
import { hitAddress } from "../../../../search/client/hit-address";
import type { AlgoliaHit } from "../../../../search/client/algolia-types";
import { groupHits, shownHit, type ShownHit } from "../../../../search/page/shown-hit";
import { HitEndpoint } from "../HitEndpoint";
import { Marked } from "../Marked";
import { followHit } from "../open-hit";
import { searchSettings } from "../site-search";
import { kindLabel } from "./kind-label";
import * as styles from "./Results.module.css";

function Result({ hit }: { hit: ShownHit }) {
  const { externalUrlPattern } = searchSettings;
  const href = hitAddress(hit.url, { base: __PATH_PREFIX__, externalUrlPattern });
  return (
    <li className={styles.result}>
      <p className={styles.trail}>
        {kindLabel(hit.kind)}
        {hit.trail.map((heading, index) => (
          // The same heading may occur twice.
          <span key={index}> › {heading}</span>
        ))}
        {hit.operationCount > 1 && <span> · {text.search.alsoIn(hit.operationCount)}</span>}
      </p>
      <a href={href} className={styles.title} onClick={followHit}>
        <Marked escaped={hit.titleHtml} />
      </a>
      {hit.endpoint && (
        <p className={styles.endpoint}>
          <HitEndpoint {...hit.endpoint} />
        </p>
      )}
      {hit.snippetHtml && (
        <p className={styles.snippet}>
          <Marked escaped={hit.snippetHtml} />
        </p>
      )}
    </li>
  );
}

/** A page of results by group. */
export function Results({ hits }: { hits: readonly AlgoliaHit[] }) {
  return groupHits(hits.map(shownHit)).map(([group, found]) => (
    <section key={group} className={styles.group}>
      <h2 className={styles.heading}>{group}</h2>
      <ol className={styles.list}>
        {found.map((hit) => (
          <Result key={hit.id} hit={hit} />
        ))}
      </ol>
    </section>
  ));
}
