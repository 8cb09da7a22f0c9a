import { readFileSync } from "node:fs";
import { drawDiagram } from "../../../../src/content/markdown/diagram";
import { diagramColors, diagramImage } from "../../../../src/views/reference/diagram-image";

const css = readFileSync("src/views/theme/tokens.css", "utf8");

/** The tokens of a block of tokens.css, by name. */
function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

const primitives = tokensOf(":root");

test.each([
  ["light", '[data-theme="light"]'],
  ["dark", '[data-theme="dark"]'],
] as const)("the colors of images are the tokens of the theme %s", (theme, selector) => {
  const tokens = tokensOf(selector);
  const color = (name: string) => {
    const value = tokens.get(name) ?? "";
    const primitive = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return primitive ? primitives.get(primitive) : value;
  };
  const names = Object.keys(diagramColors[theme]);
  expect(diagramColors[theme]).toEqual(
    Object.fromEntries(names.map((name) => [name, color(name)])),
  );
});

describe("a drawing", () => {
  const dot =
    'digraph { a [peripheries=2]; a -> b [label="go" color="#0000fe" fontcolor="#0000fe"] }';
  const draw = async (text: string) => {
    const drawing = await drawDiagram(text, "a to b by go");
    if (drawing.error !== undefined) throw new Error(drawing.error);
    return diagramImage(drawing.svg);
  };

  test("says where its marked transition is", async () => {
    const wide = (color: string) =>
      `digraph { rankdir=LR; a -> b -> c -> d [label="  step  "]; d -> e [label="  last  " ${color}] }`;
    expect((await draw(wide('color="#0000fe"'))).mark).toBeGreaterThan(70);
    expect((await draw(wide(""))).mark).toBeUndefined();
  });

  test("becomes one file per theme, without tokens, which images cannot use", async () => {
    const { light, dark, width, height } = await draw(dot);
    expect(width).toBeGreaterThan(10);
    expect(height).toBeGreaterThan(width);
    expect(light.name).not.toBe(dark.name);
    for (const [{ name, text }, colors] of [
      [light, diagramColors.light],
      [dark, diagramColors.dark],
    ] as const) {
      expect(name).toMatch(/^[0-9a-f]{12}\.svg$/);
      expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
      expect(text).not.toContain("var(");
      expect(text).toContain(colors["diagram-line"]);
      expect(text).toContain(colors.accent);
    }
  });

  test("has a name that depends only on its content", async () => {
    const first = await draw(dot);
    expect((await draw(dot)).dark.name).toBe(first.dark.name);
    expect((await draw(dot.replace("go", "run"))).dark.name).not.toBe(first.dark.name);
  });
});
