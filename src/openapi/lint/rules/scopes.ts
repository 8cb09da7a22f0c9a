import { child, children, fileAt, resolve, type Description, type DescriptionPlace } from "../description";
import { catalogFile } from "../error-catalog";
import type { Problem } from "../../../problems/problem";
import type { LintedOperation } from "../inventory";
import { problemAt, type LintRule } from "../lint-rule";
import { asRecord, asTexts } from "../shape";

/** The schemes of an operation with their scopes; several if it accepts several. */
const requirementsOf = (security: DescriptionPlace) =>
  children(security).flatMap(([, entry]) => Object.entries(asRecord(entry.value)));

/** The security requirement to paste, if the schemes do not all have the same scopes, or the same choices of scopes. */
function expectedSecurity(security: DescriptionPlace, schemes: readonly string[]): string | undefined {
  const requirements = requirementsOf(security);
  const [first] = requirements;
  const choicesOf = (name: string | undefined) =>
    requirements.filter(([other]) => other === name).map(([, scopes]) => asTexts(scopes));
  const choices = first ? choicesOf(first[0]) : [[]];
  const isOpen = Array.isArray(security.value) && !security.value.length;
  const isSame =
    requirements.length === schemes.length * choices.length &&
    schemes.every((name) => JSON.stringify(choicesOf(name)) === JSON.stringify(choices));
  if (isOpen || isSame) return undefined;
  const listed = (scopes: readonly string[]) => scopes.map((scope) => `'${scope}'`).join(", ");
  const lines = schemes.flatMap((name) =>
    choices.map((scopes) => `\n  - ${name}: [${listed(scopes)}]`),
  );
  return `security:${lines.join("")}`;
}

/** The schemes that an operation has to ask: what needs a right, which only users have, may leave out those of programs. */
function schemesOf(
  description: Description,
  { place }: LintedOperation,
  schemes: readonly string[],
): readonly string[] {
  const forbidden = resolve(description, child(place, "responses", "403"));
  if (!asTexts(child(forbidden, "x-error-codes").value).includes("right-missing")) return schemes;
  const asked = new Set(requirementsOf(child(place, "security")).map(([name]) => name));
  return asked.size ? schemes.filter((name) => asked.has(name)) : schemes;
}

/** Each operation requires the same scopes of all security schemes, and OAuth2 and the support page list them. */
export const scopes: LintRule = ({ description, inventory }) => {
  const schemes = children(
    child(fileAt(description, "openapi.yaml"), "components", "securitySchemes"),
  );
  const schemeNames = schemes.map(([name]) => name);
  const flows = schemes.flatMap(([, scheme]) =>
    children(child(resolve(description, scheme), "flows")),
  );
  const known = new Set(
    flows.flatMap(([, flow]) => Object.keys(asRecord(asRecord(flow.value).scopes))),
  );
  const page = description.markdown.get(catalogFile) ?? "";
  const problems: Problem[] = [];
  const used = new Set<string>();
  for (const operation of inventory.operations) {
    const { id, place } = operation;
    const security = child(place, "security");
    const expected = expectedSecurity(security, schemesOf(description, operation, schemeNames));
    if (expected !== undefined)
      problems.push(
        problemAt(description, security.value === undefined ? place : security, {
          code: "security",
          what: `${id} does not ask all security schemes for the same scopes`,
          cause: "Every credential works for every operation, and needs the same scope.",
          fix: expected,
        }),
      );
    for (const scope of new Set(requirementsOf(security).flatMap(([, list]) => asTexts(list)))) {
      used.add(scope);
      const isListed = known.has(scope);
      if (isListed && page.includes(`\`${scope}\``)) continue;
      problems.push(
        problemAt(description, security, {
          code: "scope-unknown",
          what: `${id} needs the scope ${scope}, which is not explained`,
          cause: isListed
            ? `The table of scopes in openapi/${catalogFile} lacks it.`
            : "The OAuth2 scheme does not list it.",
          fix: isListed ? `| \`${scope}\` | What it allows |` : `${scope}: What it allows.`,
        }),
      );
    }
  }
  const listed = flows.flatMap(([, flow]) => children(child(flow, "scopes")));
  const unused = listed.filter(([scope]) => !used.has(scope));
  return [
    ...problems,
    ...unused.map(([scope, at]) =>
      problemAt(description, at, {
        code: "scope-unused",
        what: `No operation needs the scope ${scope}`,
        cause: "A scope that nothing needs confuses those who choose scopes.",
        fix: "Ask for it in an operation, or remove it.",
      }),
    ),
  ];
};
