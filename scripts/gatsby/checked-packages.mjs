import { readFileSync } from "node:fs";

/**
 * What `npm run check:gatsby` installs: a version of Gatsby, and the packages of its assumptions that it does not bring.
 * @param {string} version
 */
export function checkedPackages(version) {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const asHere = [
    "gatsby-source-filesystem",
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-sitemap",
  ].map((name) => `${name}@${dependencies[name]}`);
  return [`gatsby@${version}`, "gatsby-plugin-mdx@5", ...asHere, "react@18", "react-dom@18"];
}
