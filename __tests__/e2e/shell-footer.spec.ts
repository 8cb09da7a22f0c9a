import { expect, test } from "./support/test";

const marketing = "https://www.ianai.example";
const links = {
  Homepage: marketing,
  Pricing: `${marketing}/pricing`,
  "About Us": `${marketing}/about`,
  Blog: "/blog",
  "Contact us": `${marketing}/contact`,
  "Terms of Service": `${marketing}/terms`,
  "Privacy Policy": `${marketing}/privacy`,
  License: `${marketing}/license`,
  "Docs & Guides": /^\/docs/,
  Developers: "/docs/category/ianaiapi",
  "Available offline": "/offline",
};

test("the footer has its links, a logo and the copyright of 2025", async ({ page }) => {
  await page.goto("/docs/intro");
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of Object.entries(links))
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await expect(footer.getByRole("link")).toHaveCount(Object.keys(links).length);
  await expect(footer.locator("svg").first()).toBeVisible();
  await expect(footer).toContainText("Copyright © 2025 Ianai");
});
