import { existsSync } from "node:fs";
import { join } from "node:path";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { buildFixtureSite, type FixtureSite } from "./support/fixture-site";
import { reportedProblems } from "./support/five-parts";

const lies = `---
title: What the API does not have
---

\`\`\`bash operation=no-such-operation
curl https://api.example.com/v1/nothing
\`\`\`

<Term id="no-such-term"/>
`;

describe("a site with a broken internal link", () => {
  let site: FixtureSite;

  beforeAll(async () => {
    site = await buildFixtureSite({
      files: {
        "site/content/docs/intro.mdx":
          "---\ntitle: Introduction\n---\n\nSee [the guide](/docs/guide), and\n[below](#nowhere).\n",
        "site/content/docs/lies.mdx": lies,
        "site/openapi/openapi.json": JSON.stringify(syntheticDescription(4)),
      },
      env: { CONTENT_DIR: "site/content", OPENAPI_DIR: "site/openapi" },
      isNew: true,
    });
  });
  afterAll(() => site.remove());

  test("is not built, and the page and the link are named", () => {
    expect(site.exitCode).toBe(1);
    expect(existsSync(join(site.publicDir, "index.html"))).toBe(false);
    const problem = reportedProblems(site.output).find(
      ({ where }) => where === "site/content/docs/intro.mdx:5",
    );
    expect(problem).toMatchObject({ complete: true });
    expect(site.output).toContain("/docs/guide");
  });

  test("calls of operations and terms of the glossary that do not exist are named in the same run", () => {
    const places = reportedProblems(site.output).map(({ where }) => where);
    expect(places).toContain("site/content/docs/lies.mdx:5");
    expect(places).toContain("site/content/docs/lies.mdx:9");
  });

  test("a broken anchor is named too", () => {
    const places = reportedProblems(site.output).map(({ where }) => where);
    expect(places).toContain("site/content/docs/intro.mdx:6");
  });
});
