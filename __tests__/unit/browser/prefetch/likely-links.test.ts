/** @jest-environment jsdom */
import { likelyLinks } from "../../../../src/browser/prefetch/likely-links";

const links = (...names: string[]) =>
  names.map((name) => `<li><a href="/${name}">x</a></li>`).join("");
const many = links(...Array.from({ length: 9 }, (_, i) => `row-${i}`));

const likely = () => likelyLinks().map((link) => link.pathname);

test("next comes first, then the neighbor in the sidebar, links in the text, and previous", () => {
  document.body.innerHTML = `
    <header><nav><a href="/bar" aria-current="page">x</a><a href="/bar-2">x</a></nav></header>
    <nav><ul>${links("before")}<li><a href="/here" aria-current="page">x</a></li>${links("neighbor", "far")}</ul></nav>
    <main>
      <nav><a href="/crumb">x</a><a href="/here" aria-current="page">x</a><a href="/crumb-2">x</a></nav>
      <p><a href="/text">x</a></p><ul>${links("one", "two")}</ul>
      <nav><a rel="prev" href="/before">x</a><a rel="next" href="/next">x</a></nav>
    </main>
    <footer><nav><a href="/imprint">x</a></nav></footer>`;
  expect(likely()).toEqual(["/next", "/neighbor", "/text", "/one", "/two", "/before"]);
});

test("rows of tables and of long lists do not count", () => {
  document.body.innerHTML = `<main><ul>${many}</ul><table><tbody><tr><td><a href="/cell">x</a></td></tr></tbody></table><p><a href="/text">x</a></p></main>`;
  expect(likely()).toEqual(["/text"]);
});

test("the last page of a sidebar has no neighbor", () => {
  document.body.innerHTML = `<nav><a href="/before">x</a><a href="/here" aria-current="page">x</a></nav>`;
  expect(likely()).toEqual([]);
});
