/** @jest-environment jsdom */
import { render, screen, withEnvironment } from "../../../../support/views/testing";
import { TranslationNote } from "../../../../../src/views/components/locale/TranslationNote";

const language = { label: "Deutsch", htmlLang: "de", dir: "ltr" };
const note = () => screen.queryByRole("note")?.textContent;

test("a page in another language than the site says which, by its name or its code", () => {
  withEnvironment({ SITE_HAS_LOCALES: "yes" });
  const { unmount } = render(<TranslationNote language={language} />);
  expect(note()).toBe("This page has not been translated yet. It is shown in Deutsch.");
  unmount();
  render(<TranslationNote language={{ htmlLang: "de", dir: "ltr" }} />);
  expect(note()).toContain("It is shown in de.");
});

test("a translated page says nothing, and neither does a site with one language", () => {
  render(<TranslationNote language={language} />);
  withEnvironment({ SITE_HAS_LOCALES: "yes" });
  render(<TranslationNote language={null} />);
  expect(note()).toBeUndefined();
});
