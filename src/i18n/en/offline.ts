import { count, locale } from "./counts";

const number = (value: number) => value.toLocaleString(locale);

/** Texts of the offline page, and of the prompt that updates the offline copy. */
export const text = {
  title: "Available offline",
  lead: "Keep these docs on this device, with their search. They then open without a connection.",
  parts: "What to keep",
  part: {
    pages: "Docs, tutorials, blog",
    reference: "API reference",
    tools: "Try it and Run",
    search: "Search",
  },
  partSize: (bytes: string) => `about ${bytes}`,
  size: (bytes: string, files: number) =>
    `${count(files, { one: "# file", other: "# files" })}: about ${bytes} to download and keep on this device.`,
  keep: "Keep on this device",
  remove: "Remove from this device",
  fetching: (done: number, all: number) =>
    all
      ? `${number(done)} of ${count(all, { one: "# file is here", other: "# files are here" })}. You can keep reading.`
      : "Starting …",
  on: "The docs are on this device. A newer version is downloaded when there is one. You are asked before it is shown.",
  newerUse: "Switch to the newer version",
  newer: "A newer version of these docs is here.",
  ended: "These docs are no longer available offline.",
  reload: "Reload",
  later: "Later",
  failed: "Not everything could be downloaded. Nothing was changed.",
  sparing:
    "This connection saves data, so nothing is downloaded in advance. Come back on another connection.",
  unsupported: "This browser cannot store pages.",
  awayTitle: "Not on this device",
  away: "You are offline, and no page at this address is on this device. Try again when you are online.",
  awayMarkdown: "You are offline, and Markdown versions are not kept on this device.",
  awayPage: "The page itself",
  noScript: "Keeping the docs on this device needs JavaScript.",
};
