import type { RuleId } from "../../i18n/en/change-rules";

/** What a change does to the interface. */
export type ChangeKind = "added" | "removed" | "changed" | "deprecated";

/** One way in which two descriptions can differ. */
export interface Rule {
  /** A client that worked may stop working. */
  breaking: boolean;
  kind: ChangeKind;
}

const breaks = (kind: ChangeKind): Rule => ({ breaking: true, kind });
const keeps = (kind: ChangeKind): Rule => ({ breaking: false, kind });

/**
 * Every change that is told, and whether it breaks. What a client sends may only be let in more widely, what it
 * receives may only be promised more narrowly. Descriptions, examples and names of schemas are no interface.
 */
export const rules: Readonly<Record<RuleId, Rule>> = {
  "server-added": keeps("added"),
  "server-removed": breaks("removed"),

  "operation-added": keeps("added"),
  "operation-removed": breaks("removed"),
  "operation-moved": breaks("changed"),
  "operation-deprecated": keeps("deprecated"),
  "operation-restored": keeps("changed"),
  "operation-id-changed": keeps("changed"),
  "path-parameter-renamed": keeps("changed"),

  "security-required": breaks("added"),
  "security-alternative-added": keeps("added"),
  "security-alternative-removed": breaks("removed"),
  "security-lifted": keeps("removed"),
  "security-scope-added": breaks("added"),
  "security-scope-removed": keeps("removed"),

  "callback-added": keeps("added"),
  "callback-removed": breaks("removed"),
  "callback-moved": breaks("changed"),

  "parameter-added-required": breaks("added"),
  "parameter-added-optional": keeps("added"),
  "parameter-removed": breaks("removed"),
  "parameter-required": breaks("changed"),
  "parameter-optional": keeps("changed"),
  "parameter-deprecated": keeps("deprecated"),
  "parameter-style-changed": breaks("changed"),

  "body-added-required": breaks("added"),
  "body-added-optional": keeps("added"),
  "body-removed": breaks("removed"),
  "body-required": breaks("changed"),
  "body-optional": keeps("changed"),
  "request-media-type-added": keeps("added"),
  "request-media-type-removed": breaks("removed"),

  "response-added": keeps("added"),
  "response-success-removed": breaks("removed"),
  "response-error-removed": keeps("removed"),
  "response-media-type-added": keeps("added"),
  "response-media-type-removed": breaks("removed"),
  "response-header-added": keeps("added"),
  "response-header-removed": breaks("removed"),
  "response-header-optional": breaks("changed"),
  "error-code-added": keeps("added"),
  "error-code-removed": keeps("removed"),

  "request-field-added-required": breaks("added"),
  "request-field-added": keeps("added"),
  "request-field-removed": breaks("removed"),
  "request-field-required": breaks("changed"),
  "request-field-optional": keeps("changed"),
  "request-default-changed": breaks("changed"),
  "response-field-added": keeps("added"),
  "response-field-removed": breaks("removed"),
  "response-field-required": keeps("changed"),
  "response-field-optional": breaks("changed"),
  "field-deprecated": keeps("deprecated"),

  "request-type-narrowed": breaks("changed"),
  "request-type-widened": keeps("changed"),
  "response-type-narrowed": keeps("changed"),
  "response-type-widened": breaks("changed"),
  "type-changed": breaks("changed"),
  "request-format-lifted": keeps("changed"),
  "response-format-promised": keeps("changed"),
  "format-changed": breaks("changed"),
  "request-null-allowed": keeps("changed"),
  "request-null-refused": breaks("changed"),
  "response-null-possible": breaks("changed"),
  "response-null-excluded": keeps("changed"),

  "request-value-added": keeps("added"),
  "request-value-removed": breaks("removed"),
  "request-values-limited": breaks("changed"),
  "request-values-freed": keeps("changed"),
  "response-value-added": breaks("added"),
  "response-value-removed": keeps("removed"),
  "response-values-limited": keeps("changed"),
  "response-values-freed": breaks("changed"),

  "request-limit-tightened": breaks("changed"),
  "request-limit-loosened": keeps("changed"),
  "response-limit-tightened": keeps("changed"),
  "response-limit-loosened": breaks("changed"),

  "request-variant-added": keeps("added"),
  "request-variant-removed": breaks("removed"),
  "response-variant-added": breaks("added"),
  "response-variant-removed": keeps("removed"),
  "discriminator-changed": breaks("changed"),
  "request-condition-changed": breaks("changed"),
  "response-condition-changed": keeps("changed"),
};

export type { RuleId };

/** The rule of an id. */
export const ruleOf = (id: RuleId): Rule => rules[id];
