/** Texts of the Markdown versions of operations that their pages do not have. Only the build reads them. */
export const text = {
  values: "Values:",
  deprecated: "deprecated",
  fieldsOf: "Fields of",
  thenHolds: "Then it must also match",
  elseHolds: "Else it must match",
  schemas: "Schemas",
  schemasLead: "Each named schema once; the text above and other schemas refer to them by name.",
  sent: "sent",
  received: "received",
  sameBody: (status: string) => `The same body as for ${status}.`,
  headersToo: (names: readonly string[]) => `Headers as above: ${names.join(", ")}.`,
  deprecatedOperation: "This operation is deprecated.",
  webhook: "Webhook: the API sends this request to your server.",
  errorCodes: "Error codes:",
  request: "Request",
  scopes: "scopes",
};
