/** What a change does to the interface. */
export type ChangeKind = "added" | "removed" | "changed" | "deprecated";

/** One way in which two descriptions can differ. */
export interface Rule {
  /** A client that worked may stop working. */
  breaking: boolean;
  kind: ChangeKind;
  /** `{before}` and `{after}` stand for the two values. */
  text: string;
}

const breaks = (kind: ChangeKind, text: string): Rule => ({ breaking: true, kind, text });
const keeps = (kind: ChangeKind, text: string): Rule => ({ breaking: false, kind, text });

/**
 * Every change that is told, and whether it breaks. What a client sends may only be let in more widely, what it
 * receives may only be promised more narrowly. Descriptions, examples and names of schemas are no interface.
 */
export const rules = {
  "server-added": keeps("added", "The server {after} was added"),
  "server-removed": breaks("removed", "The server {before} was removed"),

  "operation-added": keeps("added", "The operation was added"),
  "operation-removed": breaks("removed", "The operation was removed"),
  "operation-moved": breaks("changed", "The operation moved from {before} to {after}"),
  "operation-deprecated": keeps("deprecated", "The operation was deprecated"),
  "operation-restored": keeps("changed", "The operation is no longer deprecated"),
  "operation-id-changed": keeps("changed", "The operationId changed from {before} to {after}"),
  "path-parameter-renamed": keeps("changed", "Renamed in the path from {before} to {after}"),

  "security-required": breaks("added", "Calls must now be authorised: {after}"),
  "security-alternative-added": keeps("added", "{after} may be used as well"),
  "security-alternative-removed": breaks("removed", "{before} is no longer accepted"),
  "security-lifted": keeps("removed", "Calls need no authorisation any more"),
  "security-scope-added": breaks("added", "Needs the scope {after} as well"),
  "security-scope-removed": keeps("removed", "The scope {before} is no longer needed"),

  "callback-added": keeps("added", "The callback {after} was added"),
  "callback-removed": breaks("removed", "The callback {before} was removed"),
  "callback-moved": breaks("changed", "The callback {before} is sent to {after} from now on"),

  "parameter-added-required": breaks("added", "Added, and required"),
  "parameter-added-optional": keeps("added", "Added"),
  "parameter-removed": breaks("removed", "Removed"),
  "parameter-required": breaks("changed", "Has become required"),
  "parameter-optional": keeps("changed", "Is no longer required"),
  "parameter-deprecated": keeps("deprecated", "Deprecated"),
  "parameter-style-changed": breaks("changed", "Is written as {after} instead of {before}"),

  "body-added-required": breaks("added", "A request body is required"),
  "body-added-optional": keeps("added", "May have a request body"),
  "body-removed": breaks("removed", "The request body was removed"),
  "body-required": breaks("changed", "The request body has become required"),
  "body-optional": keeps("changed", "The request body is no longer required"),
  "request-media-type-added": keeps("added", "May be sent as {after}"),
  "request-media-type-removed": breaks("removed", "Can no longer be sent as {before}"),

  "response-added": keeps("added", "The answer {after} was added"),
  "response-success-removed": breaks("removed", "The answer {before} was removed"),
  "response-error-removed": keeps("removed", "The answer {before} no longer occurs"),
  "response-media-type-added": keeps("added", "Is also answered as {after}"),
  "response-media-type-removed": breaks("removed", "Is no longer answered as {before}"),
  "response-header-added": keeps("added", "The header was added"),
  "response-header-removed": breaks("removed", "The header was removed"),
  "response-header-optional": breaks("changed", "The header may be missing"),
  "error-code-added": keeps("added", "The error code {after} was added"),
  "error-code-removed": keeps("removed", "The error code {before} no longer occurs"),

  "request-field-added-required": breaks("added", "Added, and required"),
  "request-field-added": keeps("added", "Added"),
  "request-field-removed": breaks("removed", "Removed: what is sent in it is not taken any more"),
  "request-field-required": breaks("changed", "Has become required"),
  "request-field-optional": keeps("changed", "Is no longer required"),
  "request-default-changed": breaks(
    "changed",
    "Left out, it counts as {after} instead of {before}",
  ),
  "response-field-added": keeps("added", "Added"),
  "response-field-removed": breaks("removed", "Removed"),
  "response-field-required": keeps("changed", "Is always there"),
  "response-field-optional": breaks("changed", "May be missing"),
  "field-deprecated": keeps("deprecated", "Deprecated"),

  "request-type-narrowed": breaks("changed", "Must be {after} instead of {before}"),
  "request-type-widened": keeps("changed", "May be {after} instead of only {before}"),
  "response-type-narrowed": keeps("changed", "Is only {after} instead of {before}"),
  "response-type-widened": breaks("changed", "May be {after} instead of only {before}"),
  "type-changed": breaks("changed", "Is {after} instead of {before}"),
  "request-format-lifted": keeps("changed", "Needs no longer be written as {before}"),
  "response-format-promised": keeps("changed", "Is always written as {after}"),
  "format-changed": breaks("changed", "Is written as {after} instead of {before}"),
  "request-null-allowed": keeps("changed", "May be null"),
  "request-null-refused": breaks("changed", "Must not be null any more"),
  "response-null-possible": breaks("changed", "May be null"),
  "response-null-excluded": keeps("changed", "Is never null"),

  "request-value-added": keeps("added", "May be {after}"),
  "request-value-removed": breaks("removed", "Can no longer be {before}"),
  "request-values-limited": breaks("changed", "Must be one of {after}"),
  "request-values-freed": keeps("changed", "May be more than {before}"),
  "response-value-added": breaks("added", "May be {after}"),
  "response-value-removed": keeps("removed", "Is never {before} any more"),
  "response-values-limited": keeps("changed", "Is always one of {after}"),
  "response-values-freed": breaks("changed", "May be other than {before}"),

  "request-limit-tightened": breaks("changed", "{after} instead of {before}"),
  "request-limit-loosened": keeps("changed", "{after} instead of {before}"),
  "response-limit-tightened": keeps("changed", "{after} instead of {before}"),
  "response-limit-loosened": breaks("changed", "{after} instead of {before}"),

  "request-variant-added": keeps("added", "The kind {after} was added"),
  "request-variant-removed": breaks("removed", "The kind {before} was removed"),
  "response-variant-added": breaks("added", "The kind {after} was added"),
  "response-variant-removed": keeps("removed", "The kind {before} no longer occurs"),
  "discriminator-changed": breaks("changed", "The kind stands in {after} instead of {before}"),
  "request-condition-changed": breaks("changed", "What holds under a condition has changed"),
  "response-condition-changed": keeps("changed", "What holds under a condition has changed"),
} as const satisfies Record<string, Rule>;

/** Id of a rule. */
export type RuleId = keyof typeof rules;

/** The rule of an id. */
export const ruleOf = (id: RuleId): Rule => rules[id];
