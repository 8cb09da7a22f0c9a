import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { headersFile } from "../../src/output/hosting/headers-file";
import { expect, test } from "./support/test";

/** Marks the document that it runs in. */
const script = "document.documentElement.setAttribute('data-ran', '')";
const files: Readonly<Record<string, string>> = {
  "drawing.svg": `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><style>rect { fill: teal }</style><rect width="40" height="30" onclick="${script}"/><script>${script}</script></svg>`,
  "book.xml": `<html xmlns="http://www.w3.org/1999/xhtml"><script>${script}</script></html>`,
  "verification.html": `<!doctype html><p>Yes</p><script>${script}</script>`,
  "index.html": '<!doctype html><img src="/drawing.svg" alt="">',
};

test.use({ expectedOutput: [/sandboxed|Content Security Policy|favicon/] });

const open: { server: Server; folder: string }[] = [];
async function serve(headers: string): Promise<string> {
  const { createSiteServer } = await import("../../scripts/serve/site-server.mjs");
  const folder = mkdtempSync(join(tmpdir(), "author-files-"));
  for (const [name, text] of Object.entries({ ...files, _headers: headers }))
    writeFileSync(join(folder, name), text);
  const server = createSiteServer({ dir: folder });
  open.push({ server, folder });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
test.afterAll(() => {
  for (const { server, folder } of open.splice(0)) {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
});

const drawn = ["/drawing.svg", "/book.xml", "/verification"];

test("a file of an author that is opened by itself runs no script", async ({ page }) => {
  const origin = await serve(headersFile({ prefix: "", documents: ["/verification.html"] }));
  const open = await serve("");
  for (const path of drawn) {
    await page.goto(origin + path);
    await expect(page.locator(":root")).not.toHaveAttribute("data-ran");
    // Without the policy it does: the script is one that browsers run.
    await page.goto(open + path);
    await expect(page.locator(":root")).toHaveAttribute("data-ran", "");
  }
});

test("a drawing with that policy is shown in a page, with its styles", async ({ page }) => {
  const origin = await serve(headersFile({ prefix: "" }));
  await page.goto(origin);
  const image = page.locator("img");
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(40);
  const color = () =>
    image.evaluate((node: HTMLImageElement) => {
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d");
      context?.drawImage(node, 0, 0);
      return [...(context?.getImageData(5, 5, 1, 1).data ?? [])];
    });
  await expect.poll(color).toEqual([0, 128, 128, 255]);
});
