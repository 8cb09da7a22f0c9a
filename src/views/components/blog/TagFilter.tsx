import { Link, navigate } from "gatsby";
import { useEffect, useState, useSyncExternalStore } from "react";
import { blogRoutes } from "../../../content/blog/plan";
import { postsWithTags, tagsLeft } from "../../../content/blog/post-index";
import { tagQuery, tagsOfQuery, toggled } from "../../../content/blog/tag-query";
import { keepScroll } from "../../../content/navigation/keep-scroll";
import { text } from "../../../i18n/text";
import { formatDate } from "../../../i18n/format-date";
import * as styles from "./TagFilter.module.css";
import { usePostIndex } from "./use-post-index";

interface TagFilterProps {
  tags: readonly { readonly key: string; readonly label: string }[];
  /** The query of the address: `?tag=hello`. */
  search: string;
  /** Address of the index of posts. */
  index: string;
}

const never = () => () => undefined;

/** False in static HTML, which knows no query, and during hydration. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function FoundPosts({ posts }: { posts: ReturnType<typeof postsWithTags> }) {
  return (
    <ul aria-label={text.filterFound} className={styles.posts}>
      {posts.map(({ slug, title, date }) => (
        <li key={slug}>
          <Link to={slug}>{title}</Link>
          <time dateTime={date}>{formatDate(date)}</time>
        </li>
      ))}
    </ul>
  );
}

/**
 * Filters the posts by several tags, which are in the address so that the choice can be shared. It is in the static HTML
 * so that nothing moves when it becomes usable; without JavaScript it is hidden.
 */
export function TagFilter({ tags, search, index: address }: TagFilterProps) {
  const inBrowser = useInBrowser();
  // The new choice until it is in the address; otherwise, the checkbox would flicker.
  const [pending, setPending] = useState<string[]>();
  useEffect(() => setPending(undefined), [search]);
  const chosen = inBrowser ? (pending ?? tagsOfQuery(search)) : [];
  const { index, failed, retry } = usePostIndex(address, chosen.length > 0);

  const labelOf = (key: string) => tags.find((tag) => tag.key === key)?.label ?? key;
  const unknown = chosen.filter((key) => !tags.some((tag) => tag.key === key));
  const found = index && !unknown.length ? postsWithTags(index, chosen) : undefined;
  const left = index && !unknown.length ? tagsLeft(index, chosen) : undefined;
  const choose = (key: string) => {
    const next = toggled(chosen, key);
    setPending(next);
    void navigate(tagQuery(blogRoutes.tags, next), { state: keepScroll });
  };
  return (
    <section aria-labelledby="filter" className={styles.filter}>
      <h2 id="filter" className={styles.heading}>
        {text.filterByTags}
      </h2>
      <fieldset className={styles.tags}>
        <legend className={styles.hint}>{text.filterByTagsHint}</legend>
        {tags.map(({ key, label }) => (
          <label key={key} className={styles.tag}>
            <input
              type="checkbox"
              name="tag"
              value={key}
              checked={chosen.includes(key)}
              disabled={!inBrowser || (left && !left.has(key) && !chosen.includes(key))}
              onChange={() => choose(key)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.status}>
        {unknown.length > 0 && text.filterNoTag(unknown)}
        {found && chosen.length > 0 && text.filteredPosts(found.length, chosen.map(labelOf))}
        {failed && text.filterFailed}
      </p>
      {failed && (
        <button type="button" className={styles.retry} onClick={retry}>
          {text.retry}
        </button>
      )}
      {found && found.length > 0 && <FoundPosts posts={found} />}
      {chosen.length > 0 && (
        <p>
          <Link to={blogRoutes.tags} state={keepScroll}>
            {text.clearFilter}
          </Link>
        </p>
      )}
    </section>
  );
}
