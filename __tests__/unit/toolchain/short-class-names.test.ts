import { classNamers } from "../../../src/toolchain/short-class-names";

test("the loaders that name classes are found in nested rules", () => {
  const modules = { loader: "css-loader", options: { modules: { localIdentName: "[name]" } } };
  const global = { loader: "css-loader", options: {} };
  const rules = [
    { use: ["babel-loader"] },
    { oneOf: [{ use: [{ loader: "extract" }, modules] }, { use: [global] }] },
    { use: modules },
    {},
  ];
  expect(classNamers(rules)).toEqual([modules, modules]);
});
