import fs from "node:fs";

const tokens = fs.readFileSync("src/views/theme/tokens.css", "utf8");
const code = fs.readFileSync("src/views/theme/code.css", "utf8");

function channel(hex: string): number {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(color: string): number {
  const [red = "", green = "", blue = ""] = color.slice(1).match(/../g) ?? [];
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The custom properties of one theme that are plain colors. */
function colors(css: string, theme: string): Map<string, string> {
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{(.*?)\\}`, "s").exec(css)?.[1] ?? "";
  return new Map(
    [...block.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name = "", color = ""]) => [
      name,
      color,
    ]),
  );
}

describe.each(["light", "dark"])("in the %s theme", (theme) => {
  const own = colors(code, theme);
  const names = [...own.keys()].filter((name) => name.startsWith("--tk-"));
  const backgrounds = [colors(tokens, theme).get("--code-bg"), own.get("--code-highlight")];

  test("there is a color for every class", () => {
    const used = new Set([...code.matchAll(/color: var\((--tk-\w+)\)/g)].map((match) => match[1]));
    expect(new Set(names)).toEqual(used);
  });

  test.each(names)("%s can be read on code and on marked lines", (name) => {
    for (const background of backgrounds)
      expect(contrast(own.get(name) ?? "", background ?? "")).toBeGreaterThanOrEqual(4.5);
  });
});
