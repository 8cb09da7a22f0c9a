/** @jest-environment jsdom */
import {
  act,
  addresses,
  fireEvent,
  navigate,
  render,
  screen,
  texts,
  within,
} from "../../../../support/views/testing";
import { postIndex } from "../../../../../src/content/blog/post-index";
import { TagFilter } from "../../../../../src/views/components/blog/TagFilter";

const tags = ["stock", "orders", "lots"].map((key) => ({ key, label: key.toUpperCase() }));
const index = postIndex([
  { slug: "/blog/c", title: "C", date: "2026-03-09", tags: ["stock", "orders"] },
  { slug: "/blog/b", title: "B", date: "2026-02-01", tags: ["stock"] },
  { slug: "/blog/a", title: "A", date: "2026-01-01", tags: ["lots"] },
]);

let isThere = true;
const asked: string[] = [];
const filter = (search: string) => <TagFilter tags={tags} search={search} index="/index.json" />;
const settle = () => act(() => jest.advanceTimersByTimeAsync(1000));
async function open(search = "") {
  const shown = render(filter(search));
  await settle();
  return shown;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const status = () => screen.getByRole("status").textContent;
const found = () => {
  const list = screen.queryByRole("list", { name: "Posts with all chosen tags" });
  return list ? addresses(within(list).getAllByRole("link")) : {};
};

beforeEach(() => {
  jest.useFakeTimers();
  isThere = true;
  asked.length = 0;
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    return { ok: isThere, status: 503, json: async () => index };
  }) as unknown as typeof fetch;
});

test("the list of posts is fetched when a tag is chosen, and not before", async () => {
  const { rerender } = await open();
  expect(asked).toEqual([]);
  rerender(filter("?tag=stock"));
  await settle();
  expect(asked).toEqual(["/index.json"]);
});

test("a shared link shows the posts with all its tags, counted aloud", async () => {
  await open("?tag=stock&tag=orders");
  expect(box("STOCK").checked).toBe(true);
  expect(status()).toBe("1 post about STOCK and ORDERS");
  expect(found()).toEqual({ C: "/blog/c" });
  expect(texts(document.querySelectorAll("time"))).toEqual(["March 9, 2026"]);
});

test("a choice is in the address, and its box is checked at once", async () => {
  const { rerender } = await open("?tag=stock");
  fireEvent.click(box("ORDERS"));
  expect(navigate).toHaveBeenCalledWith("/blog/tags?tag=stock&tag=orders", {
    state: { keepScroll: true },
  });
  expect(box("ORDERS").checked).toBe(true);
  rerender(filter("?tag=stock&tag=orders"));
  fireEvent.click(box("STOCK"));
  expect(navigate).toHaveBeenLastCalledWith("/blog/tags?tag=orders", expect.anything());
});

test("Back undoes a choice", async () => {
  const { rerender } = await open("?tag=stock");
  fireEvent.click(box("ORDERS"));
  rerender(filter("?tag=stock&tag=orders"));
  rerender(filter("?tag=stock"));
  expect(box("ORDERS").checked).toBe(false);
});

test("tags that would leave no post cannot be chosen", async () => {
  await open("?tag=stock");
  expect([box("ORDERS").disabled, box("LOTS").disabled, box("STOCK").disabled]).toEqual([
    false,
    true,
    false,
  ]);
});

test("a combination without posts can be undone", async () => {
  await open("?tag=stock&tag=lots");
  expect(status()).toBe("0 posts about STOCK and LOTS");
  expect(found()).toEqual({});
  expect([box("STOCK").disabled, box("LOTS").disabled]).toEqual([false, false]);
});

test("a tag that does not exist is named", async () => {
  await open("?tag=bins");
  expect(status()).toBe("There is no tag bins.");
  expect(found()).toEqual({});
});

test("the filter is cleared by a link", async () => {
  const { rerender } = await open("?tag=stock");
  fireEvent.click(screen.getByRole("link", { name: "Clear the filter" }));
  expect(navigate).toHaveBeenCalledWith("/blog/tags", { state: { keepScroll: true } });
  rerender(filter(""));
  expect(screen.queryByRole("link", { name: "Clear the filter" })).toBeNull();
});

test("a list that cannot be fetched is reported, and can be asked for again", async () => {
  isThere = false;
  await open("?tag=stock");
  expect(status()).toBe("The list of posts could not be loaded.");
  isThere = true;
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  await settle();
  expect(status()).toBe("2 posts about STOCK");
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
});
