import { fixedNames, tuneMinifier } from "../../../src/gatsby/tune-minifier";

test("names are all different and begin with a letter", () => {
  const names = Array.from({ length: 10_000 }, (_, n) => fixedNames.get(n));
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 3)).toEqual(["e", "t", "n"]);
  expect(names[54]).toBe("ee");
  expect(names.every((name) => /^[a-z$_][\w$]*$/i.test(name))).toBe(true);
});

test("only the minifier of scripts is changed, and keeps its other options", () => {
  const terser = { mangle: { safari10: true }, parse: { ecma: 5 }, compress: { ecma: 5 } };
  const css = { preset: ["default"] };
  const config = {
    optimization: {
      minimizer: [
        { options: { minimizer: { options: terser } } },
        { options: { minimizer: { options: css } } },
      ],
    },
  };
  const replaceWebpackConfig = jest.fn();
  const args = { getConfig: () => config, actions: { replaceWebpackConfig } };
  tuneMinifier(args as unknown as Parameters<typeof tuneMinifier>[0]);
  expect(terser).toEqual({
    mangle: { safari10: true, nth_identifier: fixedNames },
    parse: { ecma: 2020 },
    compress: { ecma: 2020 },
    output: { ecma: 2020 },
  });
  expect(css).toEqual({ preset: ["default"] });
  expect(replaceWebpackConfig).toHaveBeenCalledWith(config);
});
