import { checkLinks, type LinkTargets } from "../../../../src/content/links/check-links";
import { cleanRoute, internalLink } from "../../../../src/config/addresses/internal-link";
import { linksOfHtml } from "../../../../src/content/links/links-of-html";
import { mergeRepeated } from "../../../../src/content/links/merge-repeated";
import { formatProblems } from "../../../../src/problems/format-problem";

const targets: LinkTargets = {
  routes: new Set(["/", "/docs", "/docs/intro", "/docs/api/get-item", "/logo.svg"]),
  anchors: new Map([["/docs/intro", new Set(["core-ideas"])]]),
  brokenLinks: "error",
};

const check = (...hrefs: string[]) =>
  checkLinks(
    [
      {
        route: "/docs/intro",
        file: "content/docs/intro.mdx",
        links: hrefs.map((href, index) => ({ href, line: index + 10 })),
      },
    ],
    targets,
  );

describe("link check", () => {
  it("says that a link leads to a draft, unless it stands in one", () => {
    const drafts = new Map([["/docs/soon", "content/docs/soon.mdx"]]);
    const links = [{ href: "/docs/soon", line: 5 }];
    const page = { route: "/docs/intro", file: "content/docs/intro.mdx", links };
    const problems = checkLinks([page, { ...page, isDraft: true }], { ...targets, drafts });
    expect(formatProblems(problems, "1 mistake")).toMatchInlineSnapshot(`
     "1 mistake

     Link to a draft on /docs/intro: /docs/soon
       where  content/docs/intro.mdx:5
       seen   /docs/soon
       cause  Builds leave drafts out, and content/docs/soon.mdx is one.
       fix    draft: false # in content/docs/soon.mdx

     Broken link on /docs/intro: /docs/soon
       where  content/docs/intro.mdx:5
       seen   /docs/soon
       cause  No page has the address /docs/soon.
       fix    Remove the link, or add the page that it should lead to."
    `);
  });

  it("knows what is meant by the folder of static files in an address, and by another case", () => {
    const problems = check("/static/logo.svg", "static/logo.svg", "/Logo.SVG");
    expect(problems.map(({ fix }) => fix)).toEqual(["/logo.svg", "/logo.svg", "/logo.svg"]);
  });

  it("accepts pages, static files, relative links, known anchors and links that leave the site", () => {
    expect(
      check(
        "/docs",
        "/docs/",
        "/docs.html",
        "/docs/index.html",
        "/logo.svg",
        "api/get-item?x=1",
        "#core-ideas",
        "/docs/api/get-item#body.lines",
        "https://example.com/nowhere",
        "mailto:docs@example.com",
        "tel:+4930123456",
      ),
    ).toEqual([]);
  });

  it("names the page, the link and the nearest page of a broken link", () => {
    expect(formatProblems(check("/docs/api/get-itme", "/zzzzzzzzzzzz"), "Links")).toMatchSnapshot();
  });

  it("warns of an anchor that the page does not have", () => {
    const problems = check("/docs/intro#core-idea");
    expect(problems.map(({ level }) => level)).toEqual(["warning"]);
    expect(formatProblems(problems, "Links")).toMatchSnapshot();
  });

  it("warns of a page of the site on the reader's own computer, and lets other servers there be", () => {
    const hrefs = [
      "http://localhost:8000/docs/intro#core-ideas",
      "https://127.0.0.1/",
      "http://[::1]:3000",
      "https://localhost.example.com/docs",
    ];
    expect(formatProblems(check(...hrefs), "1 warning")).toMatchInlineSnapshot(`
     "1 warning

     Link to the reader's own computer on /docs/intro: http://localhost:8000/docs/intro#core-ideas
       where  content/docs/intro.mdx:10
       seen   http://localhost:8000/docs/intro#core-ideas
       cause  It is a page of this site, by the address that it has while it is being written.
       fix    /docs/intro#core-ideas"
    `);
  });

  it("turns broken links into warnings when asked to", () => {
    const source = { route: "/", file: "a.mdx", links: [{ href: "/x" }] };
    const [problem] = checkLinks([source], { ...targets, brokenLinks: "warning" });
    expect(problem?.level).toBe("warning");
  });
});

describe("internal links", () => {
  it.each([
    ["/docs/", "/docs"],
    ["/", "/"],
    ["/index.html", "/"],
    ["/docs/index.html", "/docs"],
    ["/docs/intro.html", "/docs/intro"],
  ])("cleans %s to %s", (path, route) => expect(cleanRoute(path)).toBe(route));

  it("decodes the fragment and survives a malformed one", () => {
    expect(internalLink("#a%20b", "/docs")).toEqual({ route: "/docs", anchor: "a b" });
    expect(internalLink("/docs#%E0%A4%A", "/")).toEqual({ route: "/docs", anchor: "%E0%A4%A" });
  });
});

describe("links of finished pages", () => {
  it("finds links and ids", () => {
    const { hrefs, ids } = linksOfHtml('<h2 id="a">A</h2><a href="/x?a=1&amp;b=2">x</a><a>no</a>');
    expect(hrefs).toEqual(["/x?a=1&b=2"]);
    expect([...ids]).toEqual(["a"]);
  });

  it("leaves out links to other locales: those are builds of their own", () => {
    const { hrefs } = linksOfHtml(
      '<a href="/fr/docs" hreflang="fr">Français</a><a href="/docs">Docs</a>',
    );
    expect(hrefs).toEqual(["/docs"]);
  });

  it("reports a link that stands on many pages once, with the number of pages", () => {
    const sources = ["/a", "/b", "/c"].map((route) => ({
      route,
      file: `public${route}/index.html`,
      links: [{ href: "/gone" }],
    }));
    const problems = mergeRepeated(checkLinks(sources, targets));
    expect(problems.map(({ what }) => what)).toEqual(["Broken link on /a: /gone (on 3 pages)"]);
  });
});

test.each([
  ["www.example.com/a", "https://www.example.com/a"],
  ["http//example.com", "https://example.com"],
  ["me@example.com", "mailto:me@example.com"],
  ["/get-item", "/docs/api/get-item"],
  ["./order.pdf", "/order.pdf   # after: cp order.pdf static/"],
  ["/files/order.pdf", "cp order.pdf static/files/order.pdf"],
  ["./order.png", "![What the image shows](./order.png)"],
])("a link to %s says what was meant", (href, fix) => {
  expect(check(href)).toMatchObject([{ code: "broken-link", fix }]);
});
