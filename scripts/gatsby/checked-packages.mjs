import { readFileSync } from "node:fs";

const manifest = () => JSON.parse(readFileSync("package.json", "utf8"));

/**
 * What `npm run check:gatsby` installs: a version of Gatsby, and the packages of its assumptions that it does not bring.
 * @param {string} version
 */
export function checkedPackages(version) {
  const { dependencies } = manifest();
  const asHere = [
    "gatsby-source-filesystem",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-sitemap",
  ].map((name) => `${name}@${dependencies[name]}`);
  return [`gatsby@${version}`, "gatsby-plugin-mdx@5", ...asHere, "react@18", "react-dom@18"];
}

/** What the site pins whichever Gatsby it has; what is released together with Gatsby comes with the new one. */
export function checkedOverrides() {
  const { webpack, "terser-webpack-plugin": minifier } = manifest().overrides;
  return { webpack, "terser-webpack-plugin": minifier };
}
