import { fixedNames, terserOptions, tuneMinifier } from "../../../src/toolchain/tune-minifier";

test("names are all different and begin with a letter", () => {
  const names = Array.from({ length: 10_000 }, (_, n) => fixedNames.get(n));
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, 3)).toEqual(["e", "t", "n"]);
  expect(names[54]).toBe("ee");
  expect(names.every((name) => /^[a-z$_][\w$]*$/i.test(name))).toBe(true);
});

test("Terser's options are for modern browsers, and the rest is unchanged", () => {
  const given = { mangle: { safari10: true }, parse: { ecma: 5 }, compress: { ecma: 5 } };
  expect(terserOptions(given)).toEqual({
    mangle: { safari10: true, nth_identifier: fixedNames },
    parse: { ecma: 2020 },
    compress: { ecma: 2020 },
    output: { ecma: 2020 },
  });
});

describe("the minifier of scripts", () => {
  const terser = jest.fn();
  const swcMinify = jest.fn();
  class Minifier {
    static swcMinify = swcMinify;
    options = {
      parallel: 1 as unknown,
      minimizer: { implementation: terser as jest.Mock, options: { mangle: {} } as object },
    };
  }
  const minifier = new Minifier();
  const css = { options: { minimizer: { options: { preset: ["default"] } } } };
  const config = { optimization: { minimizer: [minifier, css] } };
  const replaceWebpackConfig = jest.fn();

  beforeAll(() => {
    const args = { getConfig: () => config, actions: { replaceWebpackConfig } };
    tuneMinifier(args as unknown as Parameters<typeof tuneMinifier>[0]);
  });
  const minify = (name: string) =>
    minifier.options.minimizer.implementation({ [name]: "a" }, undefined, {}, false) as unknown;

  test("is swc, in this process", () => {
    minify("app-1.js");
    expect(swcMinify).toHaveBeenCalledTimes(1);
    expect(minifier.options.parallel).toBe(false);
  });

  test("is Terser with fixed names for webpack's runtime", () => {
    minify("webpack-runtime-1.js");
    expect(terser.mock.calls[0]?.[2]).toMatchObject({ mangle: { nth_identifier: fixedNames } });
  });

  test("is the only one that is changed", () => {
    expect(css).toEqual({ options: { minimizer: { options: { preset: ["default"] } } } });
    expect(replaceWebpackConfig).toHaveBeenCalledWith(config);
  });
});
