/**
 * What style sheets use although not every browser of `browserslist` has it, and what readers get there instead. Not
 * for what is in `@supports`, or after an older value of the same property.
 */
export const enhancements = /** @type {Record<string, string>} */ ({
  "text-wrap": "lines end where they are full",
  "text-wrap: balance": "lines end where they are full",
  "text-wrap: pretty": "lines end where they are full",
  "cursor: pointer": "a touch screen has no pointer",
  "::view-transition": "the new page takes the place of the old one at once",
  "::view-transition-group": "the new page takes the place of the old one at once",
  "::view-transition-old": "the new page takes the place of the old one at once",
  "::view-transition-new": "the new page takes the place of the old one at once",
  "@page": "the margins of the printer",
  zoom: "operations take more paper",
  "text-decoration: transparent": "only forced colors show the line, which iOS has not",
  ":has": "the table of contents lists both halves of a tutorial",
  "break-after: avoid": "a heading may end a printed page",
  "mask-image": "a line that goes on ends at the edge, without a fade",
  "@property": "as mask-image",
  "::details-content": "src/browser/reference/printing.ts opens what is closed",
  "content-visibility": "everything is laid out at once",
  "content-visibility: auto": "everything is laid out at once",
  "content-visibility: visible": "there is no ::details-content to be hidden",
  "contain-intrinsic-size": "everything is laid out at once",
  resize: "the editor keeps its height",
  "resize: vertical": "the editor keeps its height",
  "resize: none": "nothing can be resized there",
  "scrollbar-width": "the scrollbar of the system",
  "scrollbar-width: thin": "the scrollbar of the system",
  "scrollbar-color": "the scrollbar of the system",
});

/** The same for style sheets of packages and for those that the build inlines. */
export const otherEnhancements = /** @type {Record<string, string>} */ ({
  "::-webkit-search-cancel-button": "hides a button that only WebKit draws",
  "::-webkit-search-results-button": "hides a button that only WebKit draws",
  "::-webkit-scrollbar": "the scrollbar of the system",
  "::-webkit-scrollbar-track": "the scrollbar of the system",
  "::-webkit-scrollbar-thumb": "the scrollbar of the system",
  "contain-intrinsic-height": "src/browser/late-layout: everything is laid out at once",
  "overflow-clip-margin": "nothing sticks out of what is laid out at once",
  "rect()":
    "of `clip`, as old as CSS 2; the data means the function of the same name in `clip-path`",
  "size-adjust": "lines may break elsewhere once the font has come",
  "ascent-override": "lines may move by a pixel once the font has come",
  "descent-override": "lines may move by a pixel once the font has come",
  "line-gap-override": "lines may move by a pixel once the font has come",
});

/** The same for the HTML of pages. */
export const markupEnhancements = /** @type {Record<string, string>} */ ({
  "<input autocapitalize>": "a keyboard on the screen begins with a capital letter",
  "<img fetchpriority>": "the picture is fetched in the order of the page",
  "<details name>": "several may be open at once",
});

/** Names in finished scripts that look like newer methods and globals, but are something else or tested elsewhere. */
export const otherMeanings = /** @type {Record<string, string>} */ ({
  bytes: "src/i18n/size.ts",
  forget: "src/browser/console/session/session-value.ts",
  handle: "src/mock/create-mock.ts, Workbox's strategies",
  toArray: "React.Children",
  configure: "NProgress",
  createHTML: "src/browser/trusted-policy.ts, which every browser has",
  createScriptURL: "src/browser/trusted-policy.ts, which every browser has",
  destroy: "Workbox's strategies",
  "The option referrerPolicy": "src/browser/console/send/send-to-server.ts",
});
