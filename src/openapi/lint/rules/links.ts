import { allTexts } from "../description";
import { headingSlugger, overviewIds } from "../../../config/html/content-ids";
import { didYouMean } from "../../../problems/did-you-mean";
import { problemAt, problemInMarkdown, type LintRule } from "../lint-rule";
import { asText } from "../shape";

const link = /\]\((\/docs\/api\/([^)#\s]+)(?:#([^)\s]+))?)\)/g;

/** Links to API pages lead to listed pages, and their anchors to headings of overviews. */
export const links: LintRule = ({ description, list }) => {
  const slugs = new Set(list.map(({ slug }) => slug));
  const anchors = (slug: string) => {
    const text = description.markdown.get(`overviews/${slug}.md`);
    const idOf = headingSlugger(overviewIds);
    return text && [...text.matchAll(/^##+ (.*)$/gm)].map(([, title = ""]) => idOf(title));
  };
  const check = (text: string) =>
    [...text.matchAll(link)].flatMap(([, target = "", slug = "", anchor]) => {
      const known = anchors(slug);
      if (!slugs.has(slug))
        return [
          {
            target,
            cause: `The list has no page "${slug}".`,
            fix: `/docs/api/${didYouMean(slug, slugs) ?? "a slug of the list"}`,
          },
        ];
      if (anchor && known && !known.includes(anchor))
        return [
          {
            target,
            cause: `openapi/overviews/${slug}.md has no heading with the anchor "${anchor}".`,
            fix: `/docs/api/${slug}#${didYouMean(anchor, known) ?? known[0] ?? ""}`,
          },
        ];
      return [];
    });
  const words = (target: string) => ({ code: "link", what: `The link ${target} leads nowhere` });
  return [
    ...allTexts(description).flatMap((place) =>
      check(asText(place.value)).map(({ target, cause, fix }) =>
        problemAt(description, place, { ...words(target), seen: target, cause, fix }),
      ),
    ),
    ...[...description.markdown].flatMap(([file, text]) =>
      check(text).map(({ target, cause, fix }) =>
        problemInMarkdown(description, file, target, { ...words(target), cause, fix }),
      ),
    ),
  ];
};
