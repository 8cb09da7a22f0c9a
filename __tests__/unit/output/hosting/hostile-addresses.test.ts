import vm from "node:vm";
import { fromHtml } from "hast-util-from-html";
import type { Element, Root } from "hast";
import { hostRules } from "../../../../src/output/hosting/write-host-rules";
import {
  cloudfrontFunction,
  cloudfrontResponseFunction,
} from "../../../../src/output/hosting/cloudfront";
import { headersFile } from "../../../../src/output/hosting/headers-file";
import type { HostRules } from "../../../../src/output/hosting/host-rules";
import { redirectPage, redirectsFile } from "../../../../src/output/hosting/redirects-file";
import { parseRedirects, redirectMatcher } from "../../../../scripts/serve/redirects.mjs";
import { hostileAddresses } from "../../../support/hostile-addresses";

const table = Object.entries(hostileAddresses);
const target = "/docs/intro";
const sent = (address: string) => encodeURI(address.replace(/\p{Cs}/gu, "\ufffd"));
/** Rules that nobody has made right before. */
const raw = (from: string, to: string): HostRules => ({
  prefix: "",
  routes: [from],
  redirects: [{ from, to }],
  documents: [`${from}.html`],
});

/** Letters, digits and marks that no host, browser or parser reads anything into. */
const plain = /^\/[\w.~%/?#=&+,@-]*$/;

function elements({ children }: Root | Element): Element[] {
  return children.flatMap((child) => (child.type === "element" ? [child, ...elements(child)] : []));
}

describe.each(table)("%s", (_, address) => {
  test("is one line of _redirects for each rule, without placeholders", () => {
    for (const rules of [
      raw(address, address),
      hostRules([{ fromPath: address, toPath: address }], "", [address]),
    ]) {
      const lines = redirectsFile(rules).trim().split("\n");
      expect(lines).toHaveLength(3);
      for (const [from, to, status, ...rest] of lines.map((line) => line.split(" "))) {
        expect([from, to]).toEqual([expect.stringMatching(plain), expect.stringMatching(plain)]);
        expect(`${from} ${to}`).not.toMatch(/[*:]|(?:^| )\/\//);
        expect([status, rest]).toEqual(["301", []]);
      }
    }
  });

  test("is one line of _headers", () => {
    const plainly = headersFile({ prefix: "", documents: ["/a.html"] }).split("\n");
    const lines = headersFile(raw(address, address)).split("\n");
    expect(lines).toHaveLength(plainly.length);
    expect(lines.filter((line) => /[^\x20-\x7E]/.test(line))).toEqual([]);
  });

  test("leads to its page on the bundled server, and nothing else does", () => {
    const match = redirectMatcher(parseRedirects(redirectsFile(raw(address, target))));
    expect(match(sent(address))?.to).toBe(target);
    expect(match("/docs/anything/else")).toBeUndefined();
  });

  test("is text in the CloudFront function", () => {
    const code = cloudfrontFunction(raw(address, address));
    // The runtime ends a text at line ends of Unicode too.
    expect(code + cloudfrontResponseFunction(raw(address, address))).toMatch(/^[\n\x20-\x7E]*$/);
    const moved = vm.runInNewContext(`${code}; moved`) as Record<string, string>;
    expect(Object.values(moved)).toEqual([expect.stringMatching(plain)]);
    const event = { request: { uri: "/nowhere", querystring: {}, headers: {} } };
    const run = `${code}; handler(${JSON.stringify(event)}).uri`;
    expect(vm.runInNewContext(run)).toBe("/nowhere.html");
  });

  test("is an address in the page that leads on, and no element", () => {
    const page = fromHtml(redirectPage(address));
    const found = elements(page);
    expect(found.map(({ tagName }) => tagName).join(" ")).toBe(
      "html head meta title link meta meta body p a",
    );
    const propertiesOf = (name: string, key: string) =>
      found.find(({ tagName, properties = {} }) => tagName === name && key in properties)
        ?.properties ?? {};
    const { href, ...others } = propertiesOf("a", "href");
    expect(String(href)).toMatch(plain);
    expect(String(href)).not.toMatch(/^\/[/\\]/);
    expect(Object.keys(others)).toEqual(["dir"]);
    expect(propertiesOf("link", "href").href).toBe(href);
    expect(propertiesOf("meta", "httpEquiv").content).toBe(`0; url=${String(href)}`);
  });
});

test.each([
  "javascript:alert(1)",
  "//evil.example/a",
  "/\\evil.example",
  "data:text/html,x",
  "https:evil",
])("a redirect to %j stays on the site", (to) => {
  expect(hostRules([{ fromPath: "/a", toPath: to }], "", []).redirects[0]?.to).toMatch(
    /^\/(?![/\\])/,
  );
  expect(redirectPage(to)).toMatch(/href="\/(?![/\\])/);
});

test("a right address is written as it is, one in another script encoded", () => {
  const rules = hostRules([{ fromPath: "/docs/größe", toPath: "/docs/日本語#teil" }], "/erp", []);
  expect(redirectsFile(rules)).toBe(
    "/erp/docs/gr%C3%B6%C3%9Fe /erp/docs/%E6%97%A5%E6%9C%AC%E8%AA%9E#teil 301\n",
  );
  // The rules of a locale are read again by the build of the site.
  expect(
    hostRules([{ fromPath: "/erp/docs/gr%C3%B6%C3%9Fe", toPath: "/erp/a" }], "/erp", []),
  ).toEqual({
    prefix: "/erp",
    documents: [],
    routes: [],
    redirects: [{ from: "/erp/docs/gr%C3%B6%C3%9Fe", to: "/erp/a" }],
  });
});
