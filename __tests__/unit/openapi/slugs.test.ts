import { kebabCase } from "../../../src/content/markdown/kebab-case";
import { assignSlugs, freeName, wantedSlug } from "../../../src/openapi/slugs";

test.each([
  ["get-item", "get-item"],
  ["getItem", "get-item"],
  ["GetHTTPResponse", "get-http-response"],
  ["listV2Items", "list-v2-items"],
  ["items.list_all", "items-list-all"],
  ["Items/Get (one)", "items-get-one"],
  ["Übersicht öffnen", "ubersicht-offnen"],
  ["注文を取得", "注文を取得"],
  ["--", ""],
])("%s is written %s in an address", (text, slug) => {
  expect(kebabCase(text)).toBe(slug);
});

test.each(["a".repeat(10_000), "注".repeat(200), "😀 long name ".repeat(40), "x-".repeat(200)])(
  "a slug of a long text is the name of a file, and its own",
  (text) => {
    const slug = kebabCase(text);
    expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(160);
    expect(slug).toMatch(/^[\p{L}\p{N}-]+-[\da-f]{8}$/u);
    expect(kebabCase(slug)).toBe(slug);
    expect(kebabCase(`${text}y`)).not.toBe(slug);
  },
);

test.each([
  ["GET", "/items/{itemId}", "get-items-item-id"],
  ["POST", "/items:batchCreate", "post-items-batch-create"],
  ["GET", "/", "get"],
])("%s %s without an operationId has the address %s", (method, path, slug) => {
  expect(wantedSlug({ method, path })).toBe(slug);
});

test("an operationId without a letter gives way to method and path", () => {
  expect(wantedSlug({ operationId: "???", method: "GET", path: "/a" })).toBe("get-a");
});

describe("operations that want the same address", () => {
  const operation = (operationId: string, method: string) => ({ operationId, method, path: "/a" });

  test("leave it to the one that is written so, and add their method", () => {
    const { slugs, problems } = assignSlugs([
      operation("getA", "GET"),
      operation("get-a", "PUT"),
      operation("get_a", "GET"),
    ]);
    expect(slugs).toEqual(["get-a-get", "get-a", "get-a-get-2"]);
    expect(problems).toHaveLength(2);
  });

  test("leave it to the first when none is written so", () => {
    const { slugs } = assignSlugs([operation("getA", "GET"), operation("get_a", "POST")]);
    expect(slugs).toEqual(["get-a", "get-a-post"]);
  });

  test("never take an address that a third one has", () => {
    const { slugs } = assignSlugs([
      operation("getA", "GET"),
      operation("get_a", "POST"),
      operation("get-a-post", "GET"),
    ]);
    expect(slugs).toEqual(["get-a", "get-a-post-2", "get-a-post"]);
  });
});

test("a free name counts up from two", () => {
  const taken = new Set(["a"]);
  expect([freeName("a", taken), freeName("a", taken), freeName("b", taken)]).toEqual([
    "a-2",
    "a-3",
    "b",
  ]);
});
