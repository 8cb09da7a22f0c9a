import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { environmentProblems } from "../../../src/config/environment-problems";
import { loadSiteConfig } from "../../../src/config/load-site-config";
import { formatProblems } from "../../../src/problems/format-problem";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "site-config-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

function load(yaml: string, name = "site.yaml") {
  fs.writeFileSync(path.join(root, name), yaml);
  return loadSiteConfig(root, { SITE_CONFIG: name });
}

describe("site configuration", () => {
  it("uses the defaults when nothing is set", () => {
    const { config, problems } = loadSiteConfig(process.cwd(), {});
    expect(problems).toEqual([]);
    expect(config?.colorMode.defaultMode).toBe("light");
  });

  it("keeps the defaults of keys that SITE_CONFIG leaves out, and replaces lists as a whole", () => {
    const { config } = load("navbar:\n  items:\n    - label: Start\n      to: /docs/intro\n");
    expect(config?.navbar.title).toBe("Ianai");
    expect(config?.navbar.items).toEqual([
      { type: "default", label: "Start", to: "/docs/intro", position: "left" },
    ]);
  });

  it("reads JSON too", () => {
    expect(load('{ "title": "Acme" }', "site.json").config?.title).toBe("Acme");
  });

  it("takes hosts of references as addresses have them", () => {
    const hosts = ["schemas.example.com", "localhost:8080", "10.0.0.1", "[::1]:8080"];
    const { config } = load(`api:\n  referenceHosts: ${JSON.stringify(hosts)}\n`);
    expect(config?.api.referenceHosts).toEqual(hosts);
    expect(loadSiteConfig(root, {}).config?.api.referenceHosts).toEqual([]);
  });

  it("takes the address from SITE_URL, without its trailing slash", () => {
    const { config } = loadSiteConfig(root, { SITE_URL: "https://acme.example/" });
    expect(config?.url).toBe("https://acme.example");
  });

  it.each([
    ["unknown key", "titel: Acme\n"],
    ["unknown key deep down", "navbar:\n  items:\n    - labl: Start\n      to: /docs\n"],
    ["unknown item type", "navbar:\n  items:\n    - type: dropdwn\n      label: More\n"],
    [
      "two targets",
      "footer:\n  columns:\n    - title: A\n      links:\n        - label: X\n          to: /x\n          href: https://x.example\n",
    ],
    [
      "unknown sidebar",
      "navbar:\n  items:\n    - type: docSidebar\n      sidebarId: blog\n      label: Blog\n",
    ],
    [
      "hosts of references that are none",
      'api:\n  referenceHosts: ["https://schemas.example.com", "*.example.com", "a.example/b", "me@a.example", ""]\n',
    ],
    ["wrong types", "blog:\n  postsPerPage: many\ncolorMode:\n  defaultMode: sepia\nurl: docs\n"],
    [
      "an item of a dropdown without a target",
      "navbar:\n  items:\n    - type: dropdown\n      label: More\n      items:\n        - label: A\n",
    ],
    [
      "an announcement that breaks the rules",
      'announcement:\n  id: "two words"\n  content: ""\n  backgroundColor: "red;position:fixed"\n',
    ],
    [
      "two versions of one path",
      "docVersions:\n  - { name: current, label: Next, mainDocId: intro }\n  - { name: v1, label: v1, mainDocId: intro }\n  - { name: one, label: 1.x, path: v1, mainDocId: intro }\n",
    ],
    [
      "a version with a path that is taken, a banner that there is not and a day that is none",
      "docVersions:\n  - { name: v1, label: v1, path: api, banner: old, released: soon, mainDocId: intro }\n",
    ],
    [
      "a repository without a place for the path",
      "repository:\n  editUrl: https://git.example.com/docs\n",
    ],
    ["no locale", "locales: []\n"],
    ["a host of images with a path", "imageHosts:\n  - https://cdn.example.com/img\n"],
    [
      "images of hosts that it does not allow",
      [
        "imageHosts: [https://cdn.example.com]",
        "announcement:",
        "  id: new",
        "  content: New <img src='https://evil.example/a.png'>",
        "navbar:",
        "  logo:",
        "    src: https://cdn.example.com/logo.svg",
        "    srcDark: https://evil.example/dark.svg",
        "  items:",
        "    - type: dropdown",
        "      label: More",
        "      items:",
        "        - type: html",
        "          value: <img src=/own.png><img src=//evil.example/b.png>",
        "footer:",
        "  logo: { src: https://evil.example/logo.svg }",
        "",
      ].join("\n"),
    ],
    ["not YAML", 'title: "Acme\nurl: x: y\n'],
  ])("explains a configuration with %s", (_name, yaml) => {
    const { config, problems } = load(yaml);
    expect(config).toBeUndefined();
    expect(formatProblems(problems, "Configuration")).toMatchSnapshot();
  });

  it("has the list of a menu to paste below its key, and of a link without it", () => {
    const menu = "navbar:\n  items:\n    - type: dropdown\n      label: More\n";
    const [problem] = load(menu).problems;
    expect(problem?.fix).toBe("items:\n  - label: Docs\n    to: /docs/intro");
    const pasted = (problem?.fix ?? "").replace(/^/gm, "      ");
    expect(load(`${menu}${pasted}\n`).problems).toEqual([]);
    const [item] = load("navbar:\n  items:\n    - Docs\n").problems;
    expect(item?.fix).toBe("- label: Docs\n  to: /docs/intro");
  });

  it.each([
    ["title: 1.0\n", 'title: "1.0"'],
    ["colorMode: { defaultMode: lihgt }\n", "defaultMode: light"],
    [
      "footer: { columns: [], colums: [], copyright: A }\n",
      "footer: { columns: [], columns: [], copyright: A }",
    ],
  ])("corrects %j", (yaml, fix) => {
    expect(load(yaml).problems.map((problem) => problem.fix)).toContain(fix);
  });

  it("has JSON to paste into JSON, and knows that JSON has no comments", () => {
    const menu = { navbar: { items: [{ type: "dropdown", label: "More" }] } };
    const { problems } = load(JSON.stringify(menu, null, 2), "site.json");
    expect(problems).toMatchObject([{ fix: '"items": [{"label":"Docs","to":"/docs/intro"}]' }]);
    const [comment] = load('{\n  // Ours\n  "title": "A"\n}\n', "site.json").problems;
    expect(comment).toMatchObject({ where: { line: 2 }, fix: "Remove the line: // Ours" });
  });

  it("is no code", () => {
    const [problem] = load("export default {};\n", "site.ts").problems;
    expect(problem).toMatchObject({
      code: "site-config-not-yaml",
      fix: "SITE_CONFIG=site.yaml npm run build",
    });
  });

  it("warns of links to the reader's own computer", () => {
    const { config, problems } = load(
      "navbar:\n  items:\n    - label: A\n      href: http://localhost:8000/docs/a\n",
    );
    expect(config).toBeDefined();
    expect(problems).toMatchObject([
      { level: "warning", where: { file: "site.yaml", line: 4 }, fix: "to: /docs/a" },
    ]);
  });

  it("names the variable for the path of a site", () => {
    expect(load("url: https://acme.example/docs/\n").problems).toMatchObject([
      {
        where: { file: "site.yaml", line: 1 },
        cause: expect.stringContaining("built with PATH_PREFIX=/docs.") as string,
        fix: "url: https://acme.example/",
      },
    ]);
  });

  it.each([
    ["SITE_URL", "localhost:9000", "http://localhost:9000"],
    ["SITE_URL", "docs.acme.example", "https://docs.acme.example"],
    ["SITE_URL", "https://acme.example/docs/", "https://acme.example"],
    ["SITE_URL", "https://acme.example?a=1", "https://acme.example"],
    ["PATH_PREFIX", "https://example.com/docs", "/docs"],
    ["PATH_PREFIX", "/my docs", "/my-docs"],
  ] as const)("knows what %s=%s is meant for", (name, value, meant) => {
    expect(environmentProblems({ [name]: value })).toMatchObject([
      { fix: `export ${name}=${meant}` },
    ]);
  });

  it.each([
    ["a list", "- title: Docs\n", "title: Docs"],
    ["TOML", 'title = "Docs"\n', 'title: "Docs"'],
    ["a text", "Docs\n", "title: Documentation"],
  ])("is not %s", (_, yaml, fix) => {
    expect(load(yaml).problems).toMatchObject([{ code: "site-config-invalid", fix }]);
  });

  it.each(["announcement", "api", "blog", "colorMode", "footer", "home", "navbar", "repository"])(
    "has %s to paste in place of a text",
    (key) => {
      const [problem] = load(`${key}: text\n`).problems;
      expect(load(`${problem?.fix}\n`).problems).toEqual([]);
    },
  );

  it.each([
    ["ON_BROKEN_LINKS", "WARN", "warn"],
    ["SHOW_FUTURE", "true", "1"],
    ["SOURCE_MAPS", "yes", "1"],
  ] as const)("does not pass over %s=%s", (name, value, known) => {
    const fix = `export ${name}=${known}`;
    expect(environmentProblems({ [name]: value })).toMatchObject([{ fix }]);
    expect(environmentProblems({ [name]: known })).toEqual([]);
    expect(environmentProblems({ [name]: "0" })).toEqual([]);
  });

  it("leads all links to the marketing site elsewhere by one setting", () => {
    const { config } = load("marketingUrl: https://acme.example/\n");
    expect(config?.navbar.items).toContainEqual(
      expect.objectContaining({ label: "Pricing", href: "https://acme.example/pricing" }),
    );
    expect(JSON.stringify(config)).not.toContain("ianai.example/pricing");
  });

  it("can do without an announcement, a repository and an address for feedback", () => {
    const { config, problems } = load("announcement: ~\nrepository: ~\nfeedbackUrl: ~\n");
    expect(problems).toEqual([]);
    expect([config?.announcement, config?.repository, config?.feedbackUrl]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("explains a SITE_CONFIG that is a folder", () => {
    const { problems } = loadSiteConfig(root, { SITE_CONFIG: "." });
    expect(formatProblems(problems, "1 mistake")).toMatchInlineSnapshot(`
     "1 mistake

     SITE_CONFIG names a folder
       where  .
       seen   SITE_CONFIG=.
       cause  The name of the YAML or JSON file in it is missing.
       fix    SITE_CONFIG=site.yaml npm run build"
    `);
  });

  it("explains a SITE_CONFIG that does not exist", () => {
    const { problems } = loadSiteConfig(root, { SITE_CONFIG: "nowhere.yaml" });
    expect(formatProblems(problems, "Configuration")).toMatchSnapshot();
  });

  it("finds the line of a mistake in the defaults themselves", () => {
    const broken = { ...loadSiteConfig(process.cwd(), {}).config, title: 7 };
    const { problems } = loadSiteConfig(process.cwd(), {}, broken as never);
    expect(formatProblems(problems, "Configuration")).toMatchSnapshot();
  });
});
