/** Texts of changelogs beside those of the rules. Only the build reads them. */
export const changeTexts = {
  changelog: "Changelog",
  title: "Changelog of the API",
  feed: "As a feed",
  breaking: "Breaking",
  since: (label: string) => `What changed since ${label}`,
  added: (label: string) => `New since ${label}`,
  nothing: (label: string) => `Nothing has changed since ${label}.`,
  lead: (label: string, operations: number, breaking: number) =>
    `${operations} ${operations === 1 ? "operation differs" : "operations differ"} from ${label}, ${breaking} of them in a way that may break a client.`,
  general: "The whole API",
  schemas: "Schemas",
  schemasLead: "What stands here is part of every operation that uses the schema.",
  other: "Other operations",
  through: "Through",
  sent: "Sent",
  received: "Received",
  schemaAdded: "The schema was added.",
  schemaRemoved: "The schema was removed.",
  users: (count: number) => (count === 1 ? "1 operation" : `${count} operations`),
} as const;
