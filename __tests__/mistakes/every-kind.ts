import type { SiteFiles } from "./mistake";

const operation = (operationId: string) =>
  `{ operationId: ${operationId}, responses: { "200": { description: OK } } }`;

const files: SiteFiles = {
  "content/docs/intro.mdx": "---\ntitle: Introduction\ntitel: Twice\n---\n\nText.\n",
  "content/docs/no-title.mdx": "---\ndescription: About\n---\n\nText.\n",
  "content/docs/wrong-type.mdx": "---\ntitle: Wrong type\nsidebar_position: first\n---\n\nText.\n",
  "content/docs/syntax.mdx": "---\ntitle: Syntax\n---\n\nText.\n\n<Tabs>\n\nNever closed.\n",
  "content/docs/diagram.mdx":
    '---\ntitle: Diagram\n---\n\nText.\n\n```dot alt="Broken"\ndigraph { a -> }\n```\n',
  "content/docs/hostile.mdx":
    '---\ntitle: Hostile\n---\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<img {...{ name: "body" }}/>\n\n{process.exit(0)}\n',
  "content/docs/fence.mdx": "---\ntitle: Fence\n---\n\n```jsno\n{}\n```\n",
  "content/docs/images.mdx":
    '---\ntitle: Images\n---\n\n![One](https://evil.example/1.png)\n\n<img srcSet="https://evil.example/2.png 2x" alt=""/>\n',
  "content/docs/guides/_category_.yml": "label: Guides\nposition: high\n",
  "content/docs/guides/one.mdx": "---\ntitle: One\n---\n\nText.\n",
  "content/blog/authors.yml":
    "ann:\n  name: Ann\n  image: //evil.example/3.png\na:\n  alias_of: b\nb:\n  alias_of: a\n",
  "content/blog/tags.yml": "hello:\n",
  "content/blog/undated.mdx": "---\ntitle: Undated\n---\n\nText.\n",
  "content/blog/misdated.mdx": "---\ntitle: Misdated\ndate: 1 May 2026\n---\n\nText.\n",
  "content/blog/names.mdx":
    "---\ntitle: Names\ndate: 2026-01-01\ntags: [helo]\n---\n\n![A](./a.png)\n",
  "content/blog/twice.mdx":
    "---\ntitle: Twice\ndate: 2026-01-01\nslug: /blog/names\n---\n\nA.\n\n{/* truncate */}\n\n{/* truncate */}\n",
  "content/docs/elsewhere.mdx": "---\ntitle: Elsewhere\nslug: //evil.example\n---\n\nText.\n",
  "content/docs/climbing.mdx":
    "---\ntitle: Climbing\nredirect_from: [/docs/../../../escaped]\n---\n\nText.\n",
  "content/docs/own.mdx": "---\ntitle: Own\nslug: /static/own\n---\n\nText.\n",
  "content/docs/a+b.mdx": "---\ntitle: Signs\n---\n\nText.\n",
  "openapi/openapi.yaml": [
    "openapi: 3.1.0",
    "info: { title: Bad, version: 1.0.0 }",
    "paths:",
    "  /a:",
    `    get: ${operation("same")}`,
    "  /b:",
    `    get: ${operation("same")}`,
    "  /c: { $ref: paths/missing.yaml }",
    "  /d: { $ref: ../secret.yaml }",
    '  /e: { $ref: "https://schemas.example.com/e.yaml" }',
    '  /f: { $ref: "#/paths/~1f" }',
    "tags:",
    "  - { name: Secret, x-overview: { slug: secret, file: ../secret.md } }",
    "",
  ].join("\n"),
  "secret.yaml": "get: { summary: The secret }\n",
  "secret.md": "The secret.\n",
};

/** What is wrong in them, and where. */
const places: [what: string, where: string][] = [
  ["an unknown key in the front matter", "content/docs/intro.mdx:3"],
  ["a missing title", "content/docs/no-title.mdx:2"],
  ["a value of the wrong type", "content/docs/wrong-type.mdx:3"],
  ["an MDX syntax error", "content/docs/syntax.mdx:7"],
  ["an invalid diagram", "content/docs/diagram.mdx:8"],
  ["a script", "content/docs/hostile.mdx:5"],
  ["a link by script", "content/docs/hostile.mdx:7"],
  ["attributes as code", "content/docs/hostile.mdx:9"],
  ["code in the text", "content/docs/hostile.mdx:11"],
  ["an unknown code language", "content/docs/fence.mdx:5"],
  ["an image of another host", "content/docs/images.mdx:5"],
  ["one in an element", "content/docs/images.mdx:7"],
  ["one of an author", "content/blog/authors.yml:1"],
  ["a malformed category file", "content/docs/guides/_category_.yml:2"],
  ["authors that stand for each other", "content/blog/authors.yml:4"],
  ["a post without a date", "content/blog/undated.mdx:2"],
  ["a date in the wrong form", "content/blog/misdated.mdx:3"],
  ["an unknown tag", "content/blog/names.mdx:4"],
  ["a missing image", "content/blog/names.mdx:7"],
  ["an address on another host", "content/docs/elsewhere.mdx:3"],
  ["an old address that climbs", "content/docs/climbing.mdx:3"],
  ["an address of the build's own files", "content/docs/own.mdx:3"],
  ["a file name that makes no address", "content/docs/a+b.mdx:1"],
  ["a second post of one route", "content/blog/twice.mdx:4"],
  ["an excerpt that ends twice", "content/blog/twice.mdx:11"],
  ["an operationId used twice", "openapi/openapi.yaml:7"],
  ["a $ref that leads nowhere", "openapi/openapi.yaml:8"],
  ["a $ref out of the description's folder", "openapi/openapi.yaml:9"],
  ["a $ref to a host that is not named", "openapi/openapi.yaml:10"],
  ["a $ref to itself", "openapi/openapi.yaml:11"],
  ["an overview out of the folder", "openapi/openapi.yaml:13"],
];

/** Content and a description with mistakes of all kinds: what is wrong with one must not hide the others. */
export const everyKind = { files, places };
