import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { addressFaults } from "../../src/config/addresses/address";
import { ownNameIn, ownNames } from "../../src/config/addresses/own-names";

const publicDir = resolve(process.env.HOSTS_SITE || "public");
const top = readdirSync(publicDir, { withFileTypes: true }).filter(
  ({ name }) => !name.startsWith("."),
);
/** Of these folders the pages are authors': the docs, the blog and those of content/pages. */
const isOfPages = (name: string) =>
  top.some((entry) => entry.name === `${name}.md`) || ["docs", "blog", "offline"].includes(name);

test("no page can take the place of anything that the build writes into the root of the site", () => {
  expect(top.length).toBeGreaterThan(20);
  const names = ownNames("static");
  const free = top
    .filter((entry) => !(entry.isDirectory() && isOfPages(entry.name)))
    .map(({ name }) => `/${name}`)
    .filter((address) => !addressFaults(address).length && !ownNameIn(address, names));
  expect(free).toEqual([]);
});
