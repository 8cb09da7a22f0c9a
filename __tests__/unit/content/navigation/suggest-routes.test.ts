import { suggestRoutes, type RouteTitle } from "../../../../src/content/navigation/suggest-routes";

const routes: RouteTitle[] = [
  ["/docs/intro", "Introduction"],
  ["/docs/api/get-item", "Get an item"],
  ["/docs/api/create-item", "Create an item"],
  ["/docs/api/create-sales-order", "Create a sales order"],
  ["/docs/tutorial/core-features/salesorder", "Sales orders"],
  ["/docs/tutorial/core-features/item", "Items"],
  ["/blog/welcome", "Welcome"],
];
const suggested = (path: string) => suggestRoutes(path, routes).map(([route]) => route);

describe("suggestions for a path that does not exist", () => {
  test("a misspelled path finds its page first", () => {
    expect(suggested("/docs/api/get-itm")[0]).toBe("/docs/api/get-item");
    expect(suggested("/docs/api/creat-sales-order")[0]).toBe("/docs/api/create-sales-order");
  });

  test("the right name in the wrong folder finds the page", () => {
    expect(suggested("/api/create_item.html")[0]).toBe("/docs/api/create-item");
    expect(suggested("/guides/salesorder")).toContain("/docs/tutorial/core-features/salesorder");
  });

  test("a path that is like none suggests nothing", () => {
    expect(suggested("/xyzzy-plugh")).toEqual([]);
    expect(suggested("/")).toEqual([]);
  });

  test("capital letters, encoded letters and bad encoding do no harm", () => {
    expect(suggested("/Docs/Api/Get%2DItem")[0]).toBe("/docs/api/get-item");
    expect(() => suggested("/docs/%E0%A4%A")).not.toThrow();
  });

  test("there are never more than asked for", () => {
    expect(suggestRoutes("/docs/api/item", routes, 2)).toHaveLength(2);
  });
});
