import "../../support/draw-as-built";
import fs from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readApi } from "../../../src/openapi/read-api";
import { writeApiOutput } from "../../../src/output/api-output";
import { syntheticDescription } from "../../fixtures/synthetic-description";

jest.setTimeout(60_000);

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(tmpdir(), "output-"));
  fs.mkdirSync(path.join(root, "openapi"));
  fs.mkdirSync(path.join(root, "public"));
  const description = JSON.stringify(syntheticDescription(2));
  fs.writeFileSync(path.join(root, "openapi/openapi.json"), description);
});
afterEach(() => fs.rmSync(root, { recursive: true }));

/** What a build with a description of this digest returns, and whether it had to draw. */
async function build(digest: string) {
  const options = { directory: "openapi", routePrefix: "/api", categoryRoute: "/category/api" };
  const { descriptions = [] } = await readApi(options, root);
  const said: string[] = [];
  const say = (status: string) => void said.push(status);
  const { written } = await writeApiOutput(descriptions, digest, {
    root,
    isBuild: true,
    site: "https://docs.example.com",
    say,
  });
  return { written, hasDrawn: said.includes("files") };
}

test("a description that the last build has drawn is drawn again only if files of it are gone", async () => {
  const first = await build("1");
  expect(first.hasDrawn).toBe(true);
  expect(first.written[0]?.operations.size).toBeGreaterThan(0);
  expect(await build("1")).toEqual({ ...first, hasDrawn: false });
  expect((await build("2")).hasDrawn).toBe(true);

  const [name = ""] = first.written[0]?.files ?? [];
  const file = path.join(root, "public/static/reference", name);
  fs.rmSync(file);
  expect(await build("2")).toEqual({ ...first, hasDrawn: true });
  expect(fs.existsSync(file)).toBe(true);
});
