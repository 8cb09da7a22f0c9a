import type { SiteConfigInput } from "./schema/site-config";

/** The configuration of this site. The build rejects invalid values and names their path. */
export const siteConfig: SiteConfigInput = {
  title: "Ianai Docs",
  description:
    "Guides and API reference for Ianai: inventory, manufacturing, orders, shipping, and accounting.",
  url: "https://docs.ianai.example",
  locales: [{ code: "en", label: "English", htmlLang: "en" }],
  docVersions: [{ name: "current", label: "Next", mainDocId: "tutorial/intro" }],
  marketingUrl: "https://www.ianai.example",
  feedbackUrl: "{marketing}/contact",
  repository: { editUrl: "https://git.ianai.example/docs/edit/main/{path}" },
  security: { contact: "{marketing}/contact", expires: "2027-09-30T00:00:00Z" },
  announcement: {
    id: "new-docs",
    content:
      'These docs have moved to a new home. <a href="/blog/welcome">What has changed for you</a>',
    isCloseable: true,
  },
  api: {
    label: "Ianai API",
    route: "/docs/api",
    categoryRoute: "/docs/category/ianaiapi",
  },
  blog: {
    title: "Blog",
    description: "News about Ianai, its API, and these docs.",
    postsPerPage: 10,
    postsPerFeed: 20,
  },
  colorMode: {
    defaultMode: "light",
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  search: {
    suggestions: ["sales order", "item", "authentication"],
  },
  navbar: {
    title: "Ianai",
    hideOnScroll: true,
    items: [
      { type: "docSidebar", sidebarId: "docs", label: "Docs" },
      { type: "docSidebar", sidebarId: "api", label: "API" },
      { label: "Blog", to: "/blog" },
      { label: "Home", href: "{marketing}", position: "right" },
      { label: "Pricing", href: "{marketing}/pricing", position: "right" },
      { label: "About", href: "{marketing}/about", position: "right" },
      { label: "Contact", href: "{marketing}/contact", position: "right" },
      { type: "localeDropdown", position: "right" },
      { type: "search", position: "right" },
    ],
  },
  footer: {
    style: "light",
    columns: [
      {
        title: "Docs",
        links: [
          { label: "Docs & Guides", to: "/docs" },
          { label: "Developers", to: "/docs/category/ianaiapi" },
          { label: "Blog", to: "/blog" },
        ],
      },
      {
        title: "Ianai",
        links: [
          { label: "Homepage", href: "{marketing}" },
          { label: "Pricing", href: "{marketing}/pricing" },
          { label: "About Us", href: "{marketing}/about" },
          { label: "Contact us", href: "{marketing}/contact" },
        ],
      },
      {
        title: "Legal",
        links: [
          { label: "Terms of Service", href: "{marketing}/terms" },
          { label: "Privacy Policy", href: "{marketing}/privacy" },
          { label: "License", href: "{marketing}/license" },
        ],
      },
    ],
    copyright: "Copyright © 2025 Ianai",
  },
  home: {
    headline: "Everything Ianai does, and how to build on it",
    lead: "Learn the product from its first item to the last invoice, or call the API from your own code.",
    sections: [
      {
        title: "Developer",
        entries: [
          { label: "Authentication and conventions", to: "/docs/api/support", text: "API" },
          {
            label: "Write small programs",
            to: "/docs/tutorial/advanced-features/script",
            text: "Tutorial",
          },
          { label: "Create a sales order", to: "/docs/api/create-sales-order", text: "API" },
        ],
      },
      {
        title: "Warehouse",
        entries: [
          {
            label: "Pick, pack, and ship an order",
            to: "/docs/tutorial/core-features/shipment",
            text: "Tutorial",
          },
          {
            label: "Receive a delivery",
            to: "/docs/tutorial/core-features/receiving",
            text: "Tutorial",
          },
          {
            label: "Stock by bin, lot, and serial",
            to: "/docs/api/list-item-quantity-per-bin-location",
            text: "API",
          },
        ],
      },
      {
        title: "Purchasing",
        entries: [
          {
            label: "Buy with a purchase order",
            to: "/docs/tutorial/core-features/purchaseorder",
            text: "Tutorial",
          },
          {
            label: "Compare vendor prices",
            to: "/docs/tutorial/advanced-features/vendor-item",
            text: "Tutorial",
          },
          { label: "Purchase orders", to: "/docs/api/purchase-order", text: "API" },
        ],
      },
      {
        title: "Sales",
        entries: [
          {
            label: "Create an estimate",
            to: "/docs/tutorial/core-features/estimate",
            text: "Tutorial",
          },
          {
            label: "Take an order to completed",
            to: "/docs/tutorial/core-features/salesorder",
            text: "Tutorial",
          },
          { label: "Sales orders", to: "/docs/api/sales-order", text: "API" },
        ],
      },
      {
        title: "Accountant",
        entries: [
          {
            label: "What is posted, and when",
            to: "/docs/intro#what-is-posted-and-when",
            text: "Guide",
          },
          {
            label: "Get paid",
            to: "/docs/tutorial/core-features/get-paid",
            text: "Tutorial",
          },
          { label: "Journal entries", to: "/docs/api/journal-entry", text: "API" },
        ],
      },
      {
        title: "Plant",
        entries: [
          {
            label: "Write a bill of materials",
            to: "/docs/tutorial/core-features/bom",
            text: "Tutorial",
          },
          {
            label: "Run a work order",
            to: "/docs/tutorial/advanced-features/workorder",
            text: "Tutorial",
          },
          { label: "Builds", to: "/docs/api/build", text: "API" },
        ],
      },
      {
        title: "Administrator",
        entries: [
          {
            label: "Choose company settings",
            to: "/docs/tutorial/quick-start/settings",
            text: "Tutorial",
          },
          {
            label: "Users, roles, and API keys",
            to: "/docs/tutorial/quick-start/user-management",
            text: "Tutorial",
          },
          { label: "Check a credential", to: "/docs/api/health-check-api", text: "API" },
        ],
      },
      {
        title: "New here",
        entries: [
          { label: "Introduction", to: "/docs/intro", text: "Guide" },
          {
            label: "Create account and company",
            to: "/docs/tutorial/quick-start/account",
            text: "Tutorial",
          },
          { label: "The whole API", to: "/docs/category/ianaiapi", text: "API" },
        ],
      },
    ],
    story: {
      title: "One order, from quote to payment",
      lead: "SO-10482 of the demo company, with the numbers that the tutorials and the API examples use. Open a step to read it, or run it on the page.",
      steps: [
        {
          label: "Estimate",
          to: "/docs/tutorial/core-features/estimate",
          document: "EST-3317, March 6",
          text: "Four bicycles, six kits, and 24 bottles for 6133.70 USD. An estimate reserves no stock.",
          run: {
            label: "Run an estimate",
            to: "/docs/tutorial/core-features/estimate#the-same-over-the-api",
          },
        },
        {
          label: "Sales order",
          to: "/docs/tutorial/core-features/salesorder",
          document: "SO-10482, March 9",
          text: "Issued, it reserves what is there. Two bicycles wait for work order WO-0731.",
          run: {
            label: "Run an order",
            to: "/docs/tutorial/core-features/salesorder#the-same-over-the-api",
          },
        },
        {
          label: "Shipments",
          to: "/docs/tutorial/core-features/shipment",
          document: "SHP-20617 and SHP-20640",
          text: "Stock goes out on March 11 and 17. Revenue and cost are posted with it.",
          run: {
            label: "Run a shipment",
            to: "/docs/tutorial/core-features/shipment#the-same-over-the-api",
          },
        },
        {
          label: "Invoices",
          to: "/docs/tutorial/core-features/get-paid",
          document: "INV-30455 and INV-30471",
          text: "One for each shipment: 3617.70 with the freight, and 2516.00.",
          run: {
            label: "Run a settlement",
            to: "/docs/tutorial/core-features/get-paid#the-same-over-the-api",
          },
        },
        {
          label: "Payment",
          to: "/docs/api/payment#the-payment-for-so-10482",
          document: "PMT-7302, April 9",
          text: "One check for 6133.70 settles both, and nothing is left to collect.",
          run: { label: "Try a payment", to: "/docs/api/create-payment" },
        },
      ],
    },
  },
};
