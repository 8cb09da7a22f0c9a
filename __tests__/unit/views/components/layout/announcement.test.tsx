/** @jest-environment jsdom */
import {
  addresses,
  configure,
  fireEvent,
  render,
  screen,
  withConstants,
} from "../../../../support/views/testing";
import { Announcement } from "../../../../../src/views/components/layout/Announcement";
import { storageKeys } from "../../../../../src/browser/storage-keys";

const announcement = {
  content: 'Version 3 is <a href="/blog/3">here</a>.',
  backgroundColor: "rgb(1, 2, 3)",
  textColor: null,
  isCloseable: true,
};

test("without an announcement, there is nothing", () => {
  const { container } = render(<Announcement />);
  expect(container.childElementCount).toBe(0);
});

test("the announcement is read out as one, and its links have the path prefix", () => {
  withConstants({ __PATH_PREFIX__: "/site" });
  configure({ announcement });
  render(<Announcement />);
  const bar = screen.getByRole("complementary", { name: "Announcement" });
  expect(bar.textContent).toBe("Version 3 is here.");
  expect(addresses([screen.getByRole("link")])).toEqual({ here: "/site/blog/3" });
  expect(bar.style.backgroundColor).toBe("rgb(1, 2, 3)");
  expect(bar.style.color).toBe("");
});

test("closed, it stays closed on the next page", () => {
  configure({ announcement });
  render(<Announcement />);
  expect(document.documentElement.dataset.announcement).toBeUndefined();
  fireEvent.click(screen.getByRole("button", { name: "Close announcement" }));
  // Both are read by styles and by the script in the head.
  expect(document.documentElement.dataset.announcement).toBe("closed");
  expect(localStorage.getItem(storageKeys.announcementDismiss)).toBe("true");
});

test("an announcement that cannot be closed has no button", () => {
  configure({ announcement: { ...announcement, isCloseable: false } });
  render(<Announcement />);
  expect(screen.queryByRole("button")).toBeNull();
});
