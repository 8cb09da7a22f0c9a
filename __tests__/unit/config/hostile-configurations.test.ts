import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import vm from "node:vm";
import { loadSiteConfig } from "../../../src/config/load-site-config";
import { safeHtml } from "../../../src/config/html/safe-html";
import {
  contentSecurityPolicy,
  otherHosts,
} from "../../../src/output/html/security/content-security-policy";
import { redirectPage } from "../../../src/output/hosting/redirects-file";
import { robotsText, securityText } from "../../../src/output/hosting/well-known";
import { writeIcons } from "../../../src/output/images/write-icons";
import { oneLine } from "../../../src/config/one-line";
import type { Problem } from "../../../src/problems/problem";
import { preHydrationScript } from "../../../src/browser/pre-hydration";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "hostile-config-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

type Environment = Parameters<typeof loadSiteConfig>[1];

function load(text: string | Buffer, env: Environment = {}) {
  fs.writeFileSync(path.join(root, "site.yaml"), text);
  return loadSiteConfig(root, { SITE_CONFIG: "site.yaml", ...env });
}

const complete = ({ what, where, seen, cause, fix }: Problem) =>
  [what, where?.file, seen, cause, fix].every(Boolean);
const brief = ({ what, cause }: Problem) => `${what} – ${cause.replace(/(known here): .*/, "$1.")}`;

const nested = (open: string, close: string, depth: number) =>
  open.repeat(depth) + close.repeat(depth);
const bomb = ["a: &a [x, x, x, x, x, x, x, x, x]"]
  .concat(
    "bcdefghi".split("").map((key, index) => {
      const before = "abcdefgh"[index] ?? "a";
      return `${key}: &${key} [${Array(9).fill(`*${before}`).join(", ")}]`;
    }),
  )
  .join("\n");
const link = (href: string) =>
  `footer:\n  columns:\n    - title: A\n      links:\n        - label: X\n          href: ${JSON.stringify(href)}\n`;
const announcement = (keys: string) => `announcement:\n  id: a\n  content: Text\n  ${keys}\n`;
const version = (keys: string) =>
  `docVersions:\n  - { name: current, label: Next, mainDocId: intro }\n  - { label: "1", mainDocId: intro, ${keys} }\n`;
const locale = (keys: string) =>
  `locales:\n  - { code: en, label: English }\n  - { label: X, ${keys} }\n`;

/** Each is refused: with five parts, and what is wrong named. */
const refused: Record<string, string | Buffer> = {
  "the prototype as a key": '{ "__proto__": { "title": "Taken over" } }',
  "the prototype as a key, deep down": "navbar:\n  __proto__:\n    hideOnScroll: false\n",
  "the constructor as a key": "constructor:\n  prototype:\n    polluted: true\n",
  "a list instead of a map": "- title: A\n",
  "a text instead of a map": "just words\n",
  "a number for a title": "title: 7\n",
  "not a number": "blog:\n  title: B\n  description: D\n  postsPerPage: .nan\n",
  "no end of posts": "blog:\n  postsPerPage: .inf\n  postsPerFeed: 1e308\n",
  "a negative width": "navbar:\n  logo: { src: /a.svg, width: -1, height: 0 }\n",
  "aliases that multiply": bomb,
  "lists in lists without end": nested("[", "]", 20_000),
  "maps in maps without end": nested('{"a":', "}", 20_000).replace('{"a":}', '{"a":1}'),
  "bytes that are no UTF-8": Buffer.from([0x74, 0x3a, 0x20, 0xff, 0xfe, 0x0a]),
  "a file of UTF-16": Buffer.from("\ufefftitle: A\n", "utf16le"),
  "two documents": "title: A\n---\ntitle: B\n",
  "an unknown key in capitals": "URL: https://docs.example\n",
  "an address that runs": "url: javascript:alert(1)\n",
  "an address of the site with a password": "url: https://me:secret@docs.example\n",
  "an address of the site with a query": "url: https://docs.example?a=b\n",
  "an address of the site that ends a header": 'url: "https://docs.example/\\nX: y"\n',
  "a marketing address that runs": "marketingUrl: javascript:alert(1)\n",
  "feedback that runs": "feedbackUrl: data:text/html,x\n",
  "an edit address that runs": 'repository: { editUrl: "javascript:alert(1)//{path}" }\n',
  "a link that runs": link("java\tscript:alert(1)"),
  "a link to whatever host": link("//evil.example"),
  "a link with backslashes": link("https:\\\\evil.example"),
  "a page on another host": "navbar:\n  items:\n    - { label: A, to: //evil.example }\n",
  "a logo that runs": "navbar:\n  logo: { src: 'javascript:alert(1)' }\n",
  "HTML that links what runs": announcement("textColor: red").replace(
    "Text",
    "'<a href=\"&#106;avascript:alert(1)\">a</a>'",
  ),
  "an item of HTML that links elsewhere":
    "navbar:\n  items:\n    - { type: html, value: '<a href=\"//evil.example\">a</a>' }\n",
  "a color that loads": announcement('backgroundColor: "red;background:url(//evil.example/a)"'),
  "a color that loads in a function": announcement(
    'backgroundColor: "var(--a,url(//evil.example/a))"',
  ),
  "a color that ends the element": announcement('textColor: "red\\"><script>alert(1)</script>"'),
  "an announcement's id with quotes": announcement("isCloseable: true").replace(
    "id: a",
    'id: "\');alert(1)//"',
  ),
  "a version that climbs": version('name: ".."'),
  "a version that climbs deeper": version('name: "1/../../../etc"'),
  "a version's path that climbs": version('name: "1", path: "../x"'),
  "a version like a folder of the site": version('name: "api"'),
  "a version like a word of JavaScript": version('name: "constructor"'),
  "versions that differ in capitals": version('name: "Current"'),
  "a version's address that runs": version('name: "1", href: "javascript:alert(1)"'),
  "a locale that climbs": locale('code: "../x"'),
  "a locale with quotes": locale('code: "de", htmlLang: "de\\" onload=\\"alert(1)"'),
  "the same locale twice": "locales:\n  - { code: en, label: A }\n  - { code: en, label: B }\n",
  "a route of the API that climbs": "api:\n  route: /docs/../../api\n",
  "a route of the API on another host": "api:\n  categoryRoute: //evil.example\n",
  "a route of the API for everything": "api:\n  route: /*\n",
  "a contact with a line end":
    'security: { contact: "mailto:a@b.example\\nPolicy: https://evil.example", expires: 2027-06-30T00:00:00Z }\n',
  "a policy with a line end":
    'security: { contact: "mailto:a@b.example", policy: "https://a.example/\\nX: y", expires: 2027-06-30T00:00:00Z }\n',
  "an application of Algolia that opens the policy":
    'search: { algolia: { appId: "x; script-src *", searchKey: a, indexName: a } }\n',
  "a host of Algolia that opens the policy":
    'search: { algolia: { appId: a, searchKey: a, indexName: a, hosts: ["https://a;sandbox"] } }\n',
  "a pattern that is none": 'search: { externalUrlPattern: "(" }\n',
  "no items in a menu": "navbar:\n  items:\n    - { type: dropdown, label: A, items: [] }\n",
};

test.each(Object.entries(refused))("%s is refused", (_, text) => {
  const { config, problems } = load(text);
  expect(config).toBeUndefined();
  expect(problems.filter((problem) => !complete(problem))).toEqual([]);
  expect(problems.map(brief)).toMatchSnapshot();
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

const environments: Record<string, Environment> = {
  "SITE_URL that runs": { SITE_URL: "javascript:alert(1)" },
  "SITE_URL of whatever host": { SITE_URL: "//evil.example" },
  "SITE_URL with a line end": { SITE_URL: "https://docs.example/\nDisallow: /" },
  "PATH_PREFIX that climbs": { PATH_PREFIX: "/docs/../.." },
  "PATH_PREFIX of another host": { PATH_PREFIX: "//evil.example" },
  "PATH_PREFIX with a rule of nginx": { PATH_PREFIX: '/a"; } location / { return 200 x; } #' },
  "PATH_PREFIX with a script": { PATH_PREFIX: "/</script><script>alert(1)</script>" },
  "PATH_PREFIX in another script": { PATH_PREFIX: "/größe" },
  "LOCALE that climbs": { LOCALE: "../../etc" },
  "SITE_CONFIG that is a folder": { SITE_CONFIG: "." },
  "SITE_CONFIG with a NUL": { SITE_CONFIG: "site\u0000.yaml" },
  "ALGOLIA_APP_ID that opens the policy": {
    ALGOLIA_APP_ID: "x; script-src *",
    ALGOLIA_SEARCH_KEY: "a",
    ALGOLIA_INDEX_NAME: "a",
  },
  "ALGOLIA_SEARCH_KEY with quotes": {
    ALGOLIA_APP_ID: "a",
    ALGOLIA_SEARCH_KEY: '"><script>',
    ALGOLIA_INDEX_NAME: "a",
  },
  "ALGOLIA_HOSTS that run": {
    ALGOLIA_APP_ID: "a",
    ALGOLIA_SEARCH_KEY: "a",
    ALGOLIA_INDEX_NAME: "a",
    ALGOLIA_HOSTS: "javascript:alert(1)",
  },
};

test.each(Object.entries(environments))("%s is refused", (_, env) => {
  const { config, problems } = load("title: A\n", env);
  expect(config).toBeUndefined();
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter((problem) => !complete(problem))).toEqual([]);
  expect(problems.map(brief)).toMatchSnapshot();
});

test("a wrong marketing address is one problem, not one for each link that begins with it", () => {
  expect(load("marketingUrl: javascript:alert(1)\n").problems).toHaveLength(1);
});

describe("texts that are only texts", () => {
  const text =
    '</script><script>alert(1)</script>\u2028\u2029" onload="x" \\ {marketing} ${a} <!--';
  const quoted = JSON.stringify(text);
  const { config, problems } = load(
    `title: ${quoted}\ndescription: ${quoted}\nnavbar:\n  title: ${quoted}\nfooter:\n  copyright: ${quoted}\n`,
  );
  if (!config) throw new Error(JSON.stringify(problems));

  test("are taken in one line", () => {
    const { title, description, footer } = config;
    expect([title, description, footer.copyright]).toEqual(Array(3).fill(oneLine(text)));
  });

  test("do not leave the script before the first paint", () => {
    const script = preHydrationScript({
      colorMode: config.colorMode,
      announcement: text,
      prefix: text,
    });
    expect(script).not.toMatch(/<\/script|<!--/i);
    expect(() => new vm.Script(script)).not.toThrow();
  });

  test("are a value of the manifest", async () => {
    const folder = path.join(root, "public");
    await writeIcons(folder, config, "");
    const manifest: unknown = JSON.parse(
      fs.readFileSync(path.join(folder, "site.webmanifest"), "utf8"),
    );
    expect(manifest).toMatchObject({ name: config.title, short_name: oneLine(text) });
  });

  test("add no line to robots.txt and security.txt, and no source to the policy", () => {
    expect(robotsText(config.url, [""]).split("\n")).toHaveLength(5);
    const contact = { contact: "mailto:a@b.example", expires: "2027-06-30T00:00:00Z" };
    expect(securityText(contact, config.url, ["en"]).trim().split("\n")).toHaveLength(4);
    expect(contentSecurityPolicy([], otherHosts(config, { hasConsole: false }))).toMatch(
      /; connect-src 'self';/,
    );
  });

  test("are a value of the language of a page that leads on", () => {
    const page = redirectPage("/a", { htmlLang: text, dir: "ltr" });
    expect(page).not.toMatch(/<script|" onload/);
  });
});

test("HTML of the configuration runs nothing", () => {
  const { config } = load(
    announcement("isCloseable: false").replace(
      "Text",
      JSON.stringify(
        '<img src="/a.png" onerror="alert(1)"><style>*{}</style><b style="x">b</b><svg onload="a"></svg>',
      ),
    ),
  );
  expect(safeHtml(config?.announcement?.content ?? "")).toBe('<img src="/a.png"><b>b</b>');
});

test("what is harmless stays valid", () => {
  const { problems } = load(
    [
      "url: https://docs.example/",
      "marketingUrl: https://www.example:8443/",
      "feedbackUrl: mailto:docs@example.com",
      'repository: { editUrl: "https://git.example/edit/{path}" }',
      "footer:\n  columns:\n    - title: A\n      links:\n        - { label: RSS, to: /blog/rss.xml }\n        - { label: Write, href: 'mailto:a@b.example' }",
      announcement(
        'backgroundColor: "oklch(70% 0.1 200 / 0.5)"\n  textColor: "var(--ink, rgb(0 0 0))"',
      ).replace(
        "Text",
        '\'<a href="/blog#a">News</a> <a href="https://a.example?b=c&amp;d">b</a>\'',
      ),
      version('name: "2.0-beta_1"'),
    ].join("\n"),
    { PATH_PREFIX: "docs-site/" },
  );
  expect(problems).toEqual([]);
});
