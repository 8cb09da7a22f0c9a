import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { syntheticDescription } from "../fixtures/synthetic-description";
import { ask } from "../hosts/support/ask";
import { missingForNginx } from "../hosts/support/hosts";
import { filesOfProduct } from "./support/own-name";
import { versionCode } from "./support/version-code";
import { dockerBuild, type DockerBuild } from "./support/docker-build";
import { serveImage } from "./support/docker-nginx";

describe("a site of one page and a synthetic description, built as its container is", () => {
  let site: DockerBuild;

  beforeAll(async () => {
    site = await dockerBuild({
      files: {
        "site/content/docs/intro.mdx": "---\ntitle: Introduction\n---\n\nThe only page.\n",
        "site/openapi/openapi.json": JSON.stringify(syntheticDescription(24)),
      },
      env: {
        CONTENT_DIR: "site/content",
        OPENAPI_DIR: "site/openapi",
        SITE_URL: "https://other.example",
      },
    });
  });
  afterAll(() => site.remove());

  const html = (route: string) => readFileSync(join(site.publicDir, route, "index.html"), "utf8");

  test("builds", () => {
    if (site.exitCode !== 0) console.error(site.output);
    expect(site.exitCode).toBe(0);
  });

  test("has its page, the home page, the API and the not-found page, and no blog", () => {
    expect(html("docs/intro")).toContain("The only page.");
    expect(html("/")).toContain("<h1");
    expect(html("docs/category/api")).toContain("<h1");
    expect(existsSync(join(site.publicDir, "404.html"))).toBe(true);
    expect(existsSync(join(site.publicDir, "blog"))).toBe(false);
  });

  test("takes its address from SITE_URL", () => {
    expect(html("docs/intro")).toMatch(
      /<link[^>]*rel="canonical"[^>]*href="https:\/\/other\.example\/docs\/intro"/,
    );
  });

  test("bundles nothing that switches versions, and builds nothing for it", () => {
    const scripts = readdirSync(site.publicDir).filter((file) => file.endsWith(".js"));
    const code = scripts.map((file) => readFileSync(join(site.publicDir, file), "utf8")).join("");
    expect(scripts.length).toBeGreaterThan(3);
    expect(versionCode.filter((words) => code.includes(words))).toEqual([]);
    expect(existsSync(join(site.publicDir, "docs/api/changes"))).toBe(false);
    const data = readFileSync(join(site.publicDir, "page-data/docs/intro/page-data.json"), "utf8");
    expect(data).not.toContain('"versions"');
    expect(site.output).not.toMatch(/non-page component "[^"]*(\/versions\/|api-changes|frozen)/);
  });

  test("is named after its API, and links neither to a blog nor to anything of this product", () => {
    expect(html("/")).toMatch(/<title[^>]*>Synthetic API</);
    expect(html("/")).toMatch(/<h1[^>]*>Synthetic API</);
    expect(html("/")).toContain("Made up for tests.");
    expect(html("/")).not.toContain('href="/blog"');
    expect(readFileSync(join(site.publicDir, "llms.txt"), "utf8")).toMatch(/^# Synthetic API\n/);
    expect(filesOfProduct(site.publicDir)).toEqual([]);
  });

  const nginx = missingForNginx() === undefined ? test : test.skip;
  nginx("is served by nginx with the files of the image alone", async () => {
    const { port, end } = await serveImage(site.image);
    const get = (path: string, send = {}) => ask(port, { name: "", path, send, status: 200 });
    try {
      const page = await get("/docs/intro", { "Accept-Encoding": "br" });
      expect([page.status, page.headers["content-encoding"]]).toEqual([200, ["br"]]);
      expect(page.body.toString()).toContain("The only page.");
      expect(page.headers["content-security-policy"]).toEqual(["frame-ancestors 'none'"]);
      expect((await get("/nowhere")).status).toBe(404);
      expect((await get("/download/docs-mcp.tgz")).status).toBe(200);
    } finally {
      await end();
    }
  });
});
