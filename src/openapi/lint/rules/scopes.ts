import { child, children, fileAt, resolve } from "../description";
import { catalogueFile } from "../catalogue";
import { problemAt } from "../problem-at";
import type { Problem } from "../../../problems/problem";
import type { Rule } from "../rule";
import { asRecord, asTexts } from "../shape";

/** Each operation asks every security scheme for the same scopes, which OAuth2 and the support page know. */
export const scopes: Rule = ({ description, inventory }) => {
  const schemes = children(
    child(fileAt(description, "openapi.yaml"), "components", "securitySchemes"),
  );
  const flows = schemes.flatMap(([, scheme]) =>
    children(child(resolve(description, scheme), "flows")),
  );
  const known = new Set(
    flows.flatMap(([, flow]) => Object.keys(asRecord(asRecord(flow.value).scopes))),
  );
  const page = description.markdown.get(catalogueFile) ?? "";
  const problems: Problem[] = [];
  const used = new Set<string>();
  for (const { id, place } of inventory.operations) {
    const security = child(place, "security");
    const entries = children(security).flatMap(([, entry]) =>
      Object.entries(asRecord(entry.value)),
    );
    const wanted = asTexts(entries[0]?.[1]);
    const paste = [
      "security:",
      ...schemes.map(
        ([name]) => `  - ${name}: [${wanted.map((scope) => `'${scope}'`).join(", ")}]`,
      ),
    ].join("\n");
    const open = Array.isArray(security.value) && !security.value.length;
    const same =
      entries.length === schemes.length &&
      schemes.every(([name]) =>
        entries.some(([other, list]) => other === name && String(list) === String(wanted)),
      );
    if (!open && !same)
      problems.push(
        problemAt(description, security.value === undefined ? place : security, {
          code: "security",
          what: `${id} does not ask all security schemes for the same scopes`,
          cause: "Every credential works for every operation, and needs the same scope.",
          fix: paste,
        }),
      );
    for (const scope of new Set(entries.flatMap(([, list]) => asTexts(list)))) {
      used.add(scope);
      const listed = known.has(scope);
      if (!listed || !page.includes(`\`${scope}\``))
        problems.push(
          problemAt(description, security, {
            code: "scope-unknown",
            what: `${id} needs the scope ${scope}, which is not explained`,
            cause: listed
              ? `The table of scopes in openapi/${catalogueFile} lacks it.`
              : "The OAuth2 scheme does not list it.",
            fix: listed ? `| \`${scope}\` | What it allows |` : `${scope}: What it allows.`,
          }),
        );
    }
  }
  for (const [, flow] of flows)
    for (const [scope, at] of children(child(flow, "scopes")))
      if (!used.has(scope))
        problems.push(
          problemAt(description, at, {
            code: "scope-unused",
            what: `No operation needs the scope ${scope}`,
            cause: "A scope that nothing needs confuses those who choose scopes.",
            fix: "Ask for it in an operation, or remove it.",
          }),
        );
  return problems;
};
