import path from "node:path";
import { cachedTexts, restoreTexts, startTexts } from "../../../src/openapi/text-cache";
import { readApi, type ReadApi } from "../../../src/openapi/read-api";
import { drawReference, type DrawnPieces } from "../../../src/views/reference/draw-reference";
import "../../support/draw-as-built";

const root = path.resolve("__tests__/fixtures/versions");
const options = { directory: "openapi", routePrefix: "/docs/api", categoryRoute: "/docs/api-list" };

const apiOf = ({ descriptions = [], problems }: ReadApi) => {
  expect(problems).toEqual([]);
  return descriptions[0]!.api;
};

test("what an earlier process made of texts is taken over, and what it drew of them stays", async () => {
  const first = apiOf(await readApi(options, root));
  const pieces: DrawnPieces = new Map();
  drawReference(first, {}, pieces);
  const drawn = [...pieces.keys()];
  const texts = await cachedTexts();
  expect(texts.rendered.length).toBeGreaterThan(0);
  startTexts();
  startTexts();
  expect((await cachedTexts()).rendered).toEqual([]);
  restoreTexts(texts);
  expect(await cachedTexts()).toEqual(texts);
  const again = apiOf(await readApi(options, root));
  expect(JSON.stringify(again)).toBe(JSON.stringify(first));
  drawReference(again, {}, pieces);
  expect([...pieces.keys()]).toEqual(drawn);
});

test("parts come in one order, whichever is finished first", async () => {
  const { parts } = apiOf(await readApi(options, root));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.map(({ key }) => key)).toEqual(parts.map(({ key }) => key).sort());
});
