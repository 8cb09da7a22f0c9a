import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FixtureSite } from "./fixture-site";
import { versionCode } from "./version-code";

/** Tests of a site that has one page beside those of its API. */
export function testOnePage(built: () => FixtureSite, prefix: string): void {
  const html = (route: string) =>
    readFileSync(join(built().publicDir, route, "index.html"), "utf8");

  test("has its page, the home page, the API and the not-found page, and no blog", () => {
    const { publicDir } = built();
    for (const route of ["docs/intro", "/", "docs/category/api"])
      expect(html(route)).toContain("<h1");
    expect(existsSync(join(publicDir, "404.html"))).toBe(true);
    expect(existsSync(join(publicDir, "blog"))).toBe(false);
    expect(html("/")).not.toContain(`href="${prefix}/blog"`);
  });

  test("bundles nothing that switches versions, and builds nothing for it", () => {
    const { publicDir, output } = built();
    const scripts = readdirSync(publicDir).filter((file) => file.endsWith(".js"));
    const code = scripts.map((file) => readFileSync(join(publicDir, file), "utf8")).join("");
    expect(scripts.length).toBeGreaterThan(3);
    expect(versionCode.filter((words) => code.includes(words))).toEqual([]);
    expect(existsSync(join(publicDir, "docs/api/changes"))).toBe(false);
    const data = readFileSync(join(publicDir, "page-data/docs/intro/page-data.json"), "utf8");
    expect(data).not.toContain('"versions"');
    expect(output).not.toMatch(/non-page component "[^"]*(\/versions\/|api-changes|frozen)/);
  });
}
