import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { apiInfo } from "../../../src/config/api-info";
import { loadSiteConfig } from "../../../src/config/load-site-config";
import { siteConfig } from "../../../src/config/site.config";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "neutral-config-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

let folders = 0;

/** A folder with a description. */
function described(text: string, file = "openapi.yaml"): string {
  const folder = path.join(root, `api-${++folders}`);
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, file), text);
  return path.basename(folder);
}

const load = (folder: string) => loadSiteConfig(root, { OPENAPI_DIR: folder });

test.each([
  [
    "openapi: 3.1.0\ninfo:\n  title: Petstore\n  summary: Pets for sale.\n  description: More.\npaths: {}\n",
    ["Petstore", "Pets for sale."],
  ],
  [
    '# A remark\r\n"info":\r\n\r\n    title: "Ship\\u0020it"\r\n    description: |\r\n        Moves **boxes** from [here](/x) to there. And back.\r\n\r\n        # Details\r\nopenapi: 3.0.3\r\n',
    ["Ship it", "Moves boxes from here to there."],
  ],
  [
    "info: { title: Inline, version: '1' }\nopenapi: 3.1.0\n",
    ["Inline", "Inline: guides and reference"],
  ],
  [
    "openapi: 3.1.0\ninfo:\n  title: [no text]\n",
    ["Documentation", "Documentation: guides and reference"],
  ],
  [
    "openapi: 3.1.0\ninfo:\n  title: a: b\n",
    ["Documentation", "Documentation: guides and reference"],
  ],
  ["", ["Documentation", "Documentation: guides and reference"]],
])("the description %j gives title and summary", (text, [title, summary]) => {
  const { config, problems } = load(described(text));
  expect(problems).toEqual([]);
  expect(config).toMatchObject({
    title,
    description: summary,
    api: { label: title },
    navbar: { title },
    home: { headline: title, lead: summary },
  });
});

test("the title and description of SITE_CONFIG name all but the API", () => {
  const file = `site-${++folders}.yaml`;
  fs.writeFileSync(path.join(root, file), "title: My Site\ndescription: Dinosaurs are cool\n");
  const folder = described("openapi: 3.1.0\ninfo:\n  title: Petstore\n");
  const { config } = loadSiteConfig(root, { OPENAPI_DIR: folder, SITE_CONFIG: file });
  expect(config).toMatchObject({
    title: "My Site",
    navbar: { title: "My Site" },
    home: { headline: "My Site", lead: "Dinosaurs are cool" },
    api: { label: "Petstore" },
  });
});

test("JSON is read, and a file that is none is not", () => {
  const json = JSON.stringify({ openapi: "3.1.0", info: { title: "Line\nbreak" } }, null, 2);
  expect(load(described(json, "openapi.json")).config?.title).toBe("Line break");
  expect(load(described(`${json},`, "openapi.json")).config?.title).toBe("Documentation");
  expect(load("nowhere").config?.title).toBe("Documentation");
});

test("a title that changes is read again", () => {
  const folder = described("info:\n  title: Before\n");
  expect(apiInfo(path.join(root, folder)).title).toBe("Before");
  fs.writeFileSync(path.join(root, folder, "openapi.yaml"), "info:\n  title: Afterward\n");
  expect(apiInfo(path.join(root, folder)).title).toBe("Afterward");
});

test("other content alone is enough, and SITE_CONFIG and SITE_URL override", () => {
  fs.mkdirSync(path.join(root, "openapi"));
  fs.writeFileSync(path.join(root, "openapi/openapi.yml"), "info:\n  title: Beside\n");
  fs.writeFileSync(
    path.join(root, "site.yaml"),
    "title: Ours\nmarketingUrl: https://acme.example\n",
  );
  expect(loadSiteConfig(root, { CONTENT_DIR: "site" }).config?.title).toBe("Beside");
  const env = { CONTENT_DIR: "site", SITE_CONFIG: "site.yaml", SITE_URL: "https://d.example/" };
  expect(loadSiteConfig(root, env).config).toMatchObject({
    title: "Ours",
    marketingUrl: "https://acme.example",
    url: "https://d.example",
    api: { label: "Beside" },
  });
});

test("nothing of this product is in it", () => {
  const [product = ""] = siteConfig.title.split(" ");
  const { config } = load(described("info:\n  title: Petstore\n"));
  expect(JSON.stringify(config)).not.toMatch(new RegExp(product, "i"));
  expect(config).toMatchObject({
    marketingUrl: null,
    feedbackUrl: null,
    repository: null,
    security: null,
    announcement: null,
    footer: { columns: [], copyright: null },
  });
});
