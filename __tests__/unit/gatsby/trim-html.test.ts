import { withLinkedStyles, withoutChunkMapping } from "../../../src/gatsby/trim-html";

test("the list of all scripts leaves the page, its place stays", () => {
  const html =
    '<p>a</p><script\n  id="gatsby-chunk-mapping"\n>window.___chunkMapping="{\\"app\\":[]}";</script><script src="/app.js"></script>';
  const trimmed = withoutChunkMapping(html);
  expect(trimmed).toContain("window.___chunkMapping={}</script><script src");
  expect(trimmed).not.toContain("app\\");
  expect(withoutChunkMapping(trimmed)).toBe(trimmed);
});

test("the style sheet is linked under the name that webpack knows it by", () => {
  const html = '<style data-href="/styles.ab.css" data-identity="gatsby-global-css">a>b{}</style>';
  expect(withLinkedStyles(html)).toBe(
    '<link rel="stylesheet" href="/styles.ab.css" data-href="/styles.ab.css" data-identity="gatsby-global-css"/>',
  );
});
