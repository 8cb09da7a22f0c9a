/** @jest-environment jsdom */
import {
  addresses,
  configure,
  fireEvent,
  render,
  screen,
  withConstants,
  withEnvironment,
} from "../../../../support/views/testing";
import { LocaleDropdown } from "../../../../../src/views/components/layout/LocaleDropdown";
import type { NavbarPlace } from "../../../../../src/views/components/layout/navbar-place";

const locales = [
  { code: "en", label: "English", htmlLang: "en", dir: "ltr" },
  { code: "ar", label: "العربية", htmlLang: "ar-SA", dir: "rtl" },
];

function open(language: string, place: NavbarPlace = "bar") {
  withEnvironment({ SITE_HAS_LOCALES: "yes" });
  configure({ locales, language });
  render(<LocaleDropdown path="/docs/intro" place={place} />);
  fireEvent.click(screen.getByRole("button"));
}

test("each language leads to the same page in it; the first has no prefix of its own", () => {
  open("en");
  expect(addresses(screen.getAllByRole("link"))).toEqual({
    English: "/docs/intro",
    العربية: "/ar/docs/intro",
  });
});

test("links in another language lead back, too", () => {
  withConstants({ __PATH_PREFIX__: "/site/ar" });
  open("ar");
  expect(addresses(screen.getAllByRole("link"))).toEqual({
    English: "/site/docs/intro",
    العربية: "/site/ar/docs/intro",
  });
});

test("the links have the query and the anchor that the address has when the list opens", () => {
  history.replaceState(null, "", "/docs/intro?q=a#first");
  open("en");
  expect(screen.getByRole("link", { name: "العربية" }).getAttribute("href")).toBe(
    "/ar/docs/intro?q=a#first",
  );
});

test("in a site with one language, its link leads to the same place of the same page", () => {
  withEnvironment({ SITE_HAS_LOCALES: "" });
  configure({ locales: locales.slice(0, 1), language: "en" });
  history.replaceState(null, "", "/docs/intro?q=a#first");
  render(<LocaleDropdown path="/docs/intro" place="bar" />);
  fireEvent.click(screen.getByRole("button"));
  expect(addresses(screen.getAllByRole("link"))).toEqual({ English: "/docs/intro?q=a#first" });
});

test("the button names the current language, and so does the list; each is in its own language", () => {
  open("ar");
  expect(screen.getByRole("button").textContent).toBe("Languages: العربية");
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.lang, link.getAttribute("aria-current")])).toEqual([
    ["en", null],
    ["ar-SA", "true"],
  ]);
});

test("in the menu of small screens, the button has a title instead", () => {
  open("en", "drawer");
  expect(screen.getByRole("button").textContent).toBe("Languages");
});

test("the router does not see clicks on another language, which is another build", () => {
  open("en");
  const router = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener("click", router);
  const link = screen.getByRole("link", { name: "العربية" });
  link.setAttribute("href", "#");
  fireEvent.click(link);
  document.removeEventListener("click", router);
  expect(router).not.toHaveBeenCalled();
});
