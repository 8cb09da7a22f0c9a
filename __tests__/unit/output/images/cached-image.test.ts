import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The module in a folder of its own: it finds its cache from there. */
async function inFolder(act: (cachedImage: Keep) => Promise<void>): Promise<string[]> {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "images-"));
  process.chdir(folder);
  try {
    jest.resetModules();
    const { cachedImage } = await import("../../../../src/output/images/cached-image");
    await act(cachedImage);
    return readdirSync(join(folder, "node_modules", ".cache", "images"));
  } finally {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  }
}
type Keep = (name: string, draw: () => Promise<Buffer>) => Promise<Buffer>;

test("an image is drawn once for its name, and whole files are left", async () => {
  const drawn: string[] = [];
  const files = await inFolder(async (cachedImage) => {
    for (const name of ["a.png", "a.png", "b.png"]) {
      const image = await cachedImage(name, async () => {
        drawn.push(name);
        return Buffer.from(name);
      });
      expect(image.toString()).toBe(name);
    }
  });
  expect(drawn).toEqual(["a.png", "b.png"]);
  expect(files.sort()).toEqual(["a.png", "b.png"]);
});

test("a drawing that fails leaves nothing", async () => {
  const files = await inFolder(async (cachedImage) => {
    const fail = () => Promise.reject(new Error("no such file"));
    await expect(cachedImage("a.png", fail)).rejects.toThrow("no such file");
    await cachedImage("b.png", async () => Buffer.from("b"));
  });
  expect(files).toEqual(["b.png"]);
});
