/** @jest-environment jsdom */
import { act, addresses, render, screen, scrollWindow } from "../../../../support/views/testing";
import { Toc } from "../../../../../src/views/components/layout/Toc";

const entries = [
  { id: "first", title: "First", depth: 2 },
  { id: "detail", title: "Detail", depth: 3 },
  { id: "second", title: "Second", depth: 2 },
];

/** Headings at 0, 400, and 800 px of a page in a window of 768 px. */
function scrollTo(top: number) {
  const places: Record<string, number> = { first: 0, detail: 400, second: 800 };
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
    this: Element,
  ) {
    return { top: (places[this.id] ?? 0) - top } as DOMRect;
  });
  act(() => {
    scrollWindow(top);
    jest.advanceTimersByTime(20);
  });
}

const current = () => screen.queryByRole("link", { current: true })?.textContent;
const article = (
  <>
    <Toc entries={entries} />
    {entries.map(({ id, title }) => (
      <h2 key={id} id={id}>
        {title}
      </h2>
    ))}
  </>
);

beforeEach(() => jest.useFakeTimers());

test("links lead to the headings, in their order", () => {
  render(article);
  const links = screen.getAllByRole("link");
  expect(Object.entries(addresses(links))).toEqual([
    ["First", "#first"],
    ["Detail", "#detail"],
    ["Second", "#second"],
  ]);
  expect(screen.getByRole("navigation", { name: "On this page" })).toBeTruthy();
});

test("the section that is being read is marked, and no other", () => {
  render(article);
  scrollTo(0);
  expect(current()).toBe("First");
  scrollTo(400);
  expect(current()).toBe("Detail");
  scrollTo(580);
  expect(current()).toBe("Second");
  scrollTo(300);
  expect(current()).toBe("Detail");
});

test("above the first heading, nothing is marked", () => {
  render(article);
  scrollTo(-500);
  expect(current()).toBeUndefined();
});

test("another page has its own headings", () => {
  const { rerender } = render(article);
  scrollTo(400);
  rerender(
    <>
      <Toc entries={[{ id: "other", title: "Other", depth: 2 }]} />
      <h2 id="other">Other</h2>
    </>,
  );
  act(() => void jest.advanceTimersByTime(20));
  expect(current()).toBe("Other");
});

test("untranslated headings say their language", () => {
  render(<Toc entries={entries} language={{ htmlLang: "ar", dir: "rtl" }} />);
  expect(screen.getByRole("list").lang).toBe("ar");
});
