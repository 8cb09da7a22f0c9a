import { z } from "zod";
import { checkLinks } from "../../../../src/content/links/check-links";
import { linkFault, linkRules } from "../../../../src/config/addresses/link-address";
import { linkAnywhere } from "../../../../src/config/addresses/link-schema";
import { parseDocument } from "../../../../src/content/mdx/page/parse-document";
import { renderMarkdown } from "../../../../src/content/markdown/render-markdown";
import { formatProblems } from "../../../../src/problems/format-problem";

test.each([
  "https://example.com",
  "https://example.com:8443/a/b?c=d#e",
  "http://localhost:9000/",
  "https://[2001:db8::1]/a",
  "https://größe.example/ü",
  "https://en.wikipedia.org/wiki/Foo_(bar)",
  "https://git.example.com/edit/{path}",
  "HTTPS://Example.com",
  "mailto:docs@example.com",
  "mailto:docs@example.com?subject=Hello%20there",
  "mailto:?subject=A%20page&body=Two%0D%0Alines",
  "/docs/intro",
  "/docs/intro?a=b#c",
  "#part",
])("%s may be linked", (href) => {
  expect(linkFault(href, linkRules.anywhere)).toBeUndefined();
  expect(linkAnywhere.safeParse(href).success).toBe(true);
});

const hostile: [href: string, corrected?: string][] = [
  ["javascript:alert(1)"],
  ["JaVaScRiPt:alert(1)"],
  ["java\tscript:alert(1)"],
  ["java\nscript:alert(1)"],
  ["java\r\nscript:alert(1)"],
  [" javascript:alert(1)"],
  ["\u0001javascript:alert(1)"],
  ["\u00a0javascript:alert(1)"],
  ["javascript\u200b:alert(1)"],
  ["javascript&colon;alert(1)"],
  ["&#106;avascript:alert(1)"],
  ["&#x6A;avascript:alert(1)"],
  ["java%0ascript:alert(1)"],
  ["javascript://example.com/%0aalert(1)"],
  ["data:text/html,<script>alert(1)</script>"],
  ["data:text/html;base64,PHNjcmlwdD4="],
  ["vbscript:msgbox(1)"],
  ["file:///etc/passwd"],
  ["blob:https://example.com/1"],
  ["about:blank"],
  ["view-source:https://example.com"],
  ["intent://example.com#Intent;end"],
  ["ftp://example.com/a"],
  ["//evil.example/a", "https://evil.example/a"],
  ["\\\\evil.example\\a", "https://evil.example/a"],
  ["/\\evil.example", "https://evil.example"],
  ["\\/evil.example", "https://evil.example"],
  ["/\t/evil.example", "https://evil.example"],
  ["https:evil.example", "https://evil.example"],
  ["https:/evil.example", "https://evil.example"],
  ["https:///evil.example", "https://evil.example"],
  ["https:\\\\evil.example", "https://evil.example"],
  ["https://user:pass@example.com/a", "https://example.com/a"],
  ["https://example.com@evil.example", "https://evil.example"],
  ["https://exam ple.com"],
  ["https://example.com/a b", "https://example.com/a%20b"],
  ["https://example.com/a\nSet-Cookie: a=b", "https://example.com/aSet-Cookie:%20a=b"],
  ['https://example.com/"><script>', "https://example.com/%22%3E%3Cscript%3E"],
  ["https://a;sandbox"],
  ["https://*.example.com"],
  ["https://%65xample.com"],
  ["https://example.com:99999"],
  ["https://"],
  ["http://"],
  ["mailto:"],
  ["mailto:a@b.example%0abcc:c@d.example"],
  ["docs/intro"],
  ["example.com"],
  [""],
];

const table = hostile.map(([href, corrected = null]) => [href, corrected] as const);

test.each(table)("%j is refused, with what was meant where that is clear", (href, corrected) => {
  const fault = linkFault(href, linkRules.anywhere);
  expect(fault?.cause).toMatch(/\w/);
  expect(fault?.corrected ?? null).toBe(corrected);
  if (corrected) expect(linkFault(corrected, linkRules.anywhere)).toBeUndefined();
  const { error } = linkAnywhere.safeParse(href);
  expect(error?.issues.map(({ message }) => message)).toEqual([fault?.cause]);
});

test("a place says what it takes", () => {
  const causes = Object.entries(linkRules).map(([place, rules]) => [
    place,
    linkFault("javascript:alert(1)", rules)?.cause,
    linkFault("tel:+49", rules)?.cause,
  ]);
  expect(Object.fromEntries(causes.map(([place, ...rest]) => [place, rest]))).toMatchSnapshot();
});

test("a schema of links is one of texts", () => {
  expect(z.object({ href: linkAnywhere }).safeParse({ href: 7 }).success).toBe(false);
});

const page = `---
title: Links
---

[a](javascript:alert&#40;1&#41;) [b](<java\tscript:alert(1)>) [c](//evil.example/a) [d][e]

![f](javascript:alert&#40;1&#41;) [g](&#106;avascript:x) [h](data:text/html,x) [i](https:evil.example)

[e]: vbscript:x

[fine](https://example.com) [too](./other%20page) [and](tel:+49) <docs@example.com> [j](https://a:b@example.com)
`;

test("links, definitions and pictures of a page are named with their lines", async () => {
  const { links } = await parseDocument({
    file: "a.mdx",
    text: page.replace("<docs@example.com>", ""),
    kind: "doc",
  });
  const problems = checkLinks([{ route: "/docs/a", file: "a.mdx", links }], {
    routes: new Set(["/docs/other page"]),
    anchors: new Map(),
    brokenLinks: "error",
  });
  expect(formatProblems(problems, "")).toMatchSnapshot();
});

test("in a description of the API they are named too, though they are taken out", async () => {
  const { links, html } = await renderMarkdown(page.replace(/^---.*?---/s, ""));
  expect(html).not.toMatch(/script:|="data:/);
  const faults = links.filter(({ href }) => linkFault(href, linkRules.inText));
  expect(faults.map(({ href, line }) => `${line} ${href}`).sort()).toMatchSnapshot();
});
