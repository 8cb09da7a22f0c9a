import { readFileSync } from "node:fs";

/**
 * What `npm run check:gatsby` installs: a version of Gatsby, and the packages of its assumptions that it does not bring.
 * @param {string} version
 */
export function checkedPackages(version) {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const filesystem = "gatsby-source-filesystem";
  return [
    `gatsby@${version}`,
    "gatsby-plugin-mdx@5",
    `${filesystem}@${dependencies[filesystem]}`,
    "react@18",
    "react-dom@18",
  ];
}
