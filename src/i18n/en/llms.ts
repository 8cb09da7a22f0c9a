import { count } from "./counts";

/** Texts of llms.txt. Only the build reads them. */
export const text = {
  lead: "Every page has a Markdown version at its address followed by .md. The files below hold whole sections in full.",
  inOneFile: (title: string) => `${title}, all pages in one file`,
  part: (title: string, number: number) => `${title}, part ${number}`,
  pages: (number: number) => count(number, { one: "# page.", other: "# pages in full." }),
  wholeSite: "The whole site in one file",
  wholeSiteAbout: "Every page in full, each schema of the API once.",
  tools: "Tools for agents",
  toolsAbout: "Every operation with the JSON Schema of its input.",
  version: (label: string) => `Version ${label}`,
  versionAbout: "The same index of an earlier version.",
  docs: "Docs",
};
