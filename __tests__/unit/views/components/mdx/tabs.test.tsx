/** @jest-environment jsdom */
import { fireEvent, press, render, screen } from "../../../../support/views/testing";
import { TabItem, Tabs } from "../../../../../src/views/components/mdx/Tabs";

const tab = (name: string) => screen.getByRole("tab", { name });
const selected = () => screen.getAllByRole("tab", { selected: true }).map((one) => one.textContent);
const panel = () => screen.getByRole("tabpanel");

const languages = (props: { groupId?: string; defaultValue?: string } = {}) => (
  <Tabs {...props}>
    <TabItem value="curl" label="cURL">
      curl -X GET
    </TabItem>
    <TabItem value="go">http.Get</TabItem>
    <TabItem value="js" label="JavaScript">
      fetch
    </TabItem>
  </Tabs>
);

test("the first tab is open, and a click opens another with its panel", () => {
  render(languages());
  expect(selected()).toEqual(["cURL"]);
  expect(panel().textContent).toBe("curl -X GET");
  fireEvent.click(tab("JavaScript"));
  expect(selected()).toEqual(["JavaScript"]);
  expect(panel().textContent).toBe("fetch");
});

test("a tab without a label has its value as its name, and names its panel", () => {
  render(languages({ defaultValue: "go" }));
  expect(screen.getByRole("tabpanel", { name: "go" }).textContent).toBe("http.Get");
  expect(tab("go").getAttribute("aria-controls")).toBe(panel().id);
});

test("closed panels are in the page, hidden, for programs and for the search of the browser", () => {
  render(languages());
  const all = screen.getAllByRole("tabpanel", { hidden: true });
  expect(all.map((one) => [one.textContent, one.hidden])).toEqual([
    ["curl -X GET", false],
    ["http.Get", true],
    ["fetch", true],
  ]);
});

test("Tab reaches the open tab alone; arrow keys, Home, and End open the others around the ends", () => {
  render(languages());
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  tab("cURL").focus();
  for (const [key, name] of [
    ["ArrowRight", "go"],
    ["ArrowLeft", "cURL"],
    ["ArrowLeft", "JavaScript"],
    ["ArrowRight", "cURL"],
    ["End", "JavaScript"],
    ["Home", "cURL"],
  ] as const) {
    // The page must not scroll.
    expect(press(key)).toBe(false);
    expect(selected()).toEqual([name]);
    expect(document.activeElement).toBe(tab(name));
  }
  expect(screen.getAllByRole("tab").map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test("other keys are left to the browser", () => {
  render(languages());
  tab("cURL").focus();
  expect(press("ArrowDown")).toBe(true);
  expect(selected()).toEqual(["cURL"]);
});

test("tabs of a group switch together, also those that come later, and others do not", () => {
  const { rerender } = render(
    <>
      {languages({ groupId: "language" })}
      {languages({ groupId: "language" })}
      {languages()}
      {languages({ groupId: "other" })}
    </>,
  );
  fireEvent.click(screen.getAllByRole("tab", { name: "go" })[1] as HTMLElement);
  expect(selected()).toEqual(["go", "go", "cURL", "cURL"]);
  rerender(languages({ groupId: "language", defaultValue: "js" }));
  expect(selected()).toEqual(["go"]);
});

test("tabs without the value that their group chose stay as they are", () => {
  render(
    <>
      {languages({ groupId: "partly" })}
      <Tabs groupId="partly">
        <TabItem value="curl">one</TabItem>
        <TabItem value="ruby">two</TabItem>
      </Tabs>
    </>,
  );
  fireEvent.click(tab("JavaScript"));
  expect(selected()).toEqual(["JavaScript", "curl"]);
  fireEvent.click(tab("ruby"));
  expect(selected()).toEqual(["JavaScript", "ruby"]);
});
