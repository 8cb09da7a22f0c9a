import type { GlossaryTerm } from "../../content/glossary/parse-glossary";
import type {
  PageReferences,
  StatusReference,
  FieldReference,
  TermReference,
} from "../../content/mdx/page/page-references";
import { unknownOperation } from "../../content/mdx/problems/check-operations";
import { didYouMean } from "../../problems/did-you-mean";
import type { Problem } from "../../problems/problem";
import type { Contract } from "../snippets/contract";
import { wrongAddress } from "./wrong-address";
import { statusSchemas, statusValues } from "./statuses";

interface NamingPage extends Omit<PageReferences, "operations"> {
  file: string;
}

interface Known {
  contract?: Contract;
  glossary: readonly GlossaryTerm[];
  level: Problem["level"];
}

type Fault = Pick<Problem, "code" | "what" | "seen" | "cause" | "fix">;

function wrongStatus({ of, is }: StatusReference, contract: Contract): Fault | undefined {
  const tag = (schema: string, value: string) => `<Status of="${schema}" is="${value}"/>`;
  const values = statusValues(contract.schemas[of]);
  if (values.includes(is)) return undefined;
  if (!values.length) {
    const near = didYouMean(of, statusSchemas(contract));
    return {
      code: "unknown-status-schema",
      what: `There is no status schema "${of}"`,
      seen: tag(of, is),
      cause: near
        ? `The name is misspelled; the nearest schema with statuses is "${near}".`
        : "No schema of this name has an x-state-machine or an enum.",
      fix: statusSchemas(contract).length
        ? tag(near ?? statusSchemas(contract)[0] ?? "", is)
        : `_${is}_`,
    };
  }
  return {
    code: "unknown-status",
    what: `${of} has no status "${is}"`,
    seen: tag(of, is),
    cause: `Its values are ${values.join(", ")}.`,
    fix: tag(of, didYouMean(is, values) ?? values[0] ?? ""),
  };
}

function wrongField({ operation, at }: FieldReference, contract: Contract): Fault | undefined {
  const tag = (slug: string, address: string) => `<Field operation="${slug}" at="${address}"/>`;
  const described = contract.operations.get(operation);
  if (!described)
    return {
      code: "unknown-operation",
      seen: tag(operation, at),
      ...unknownOperation(operation, contract.operations.keys(), (near) => tag(near, at)),
    };
  const wrong = wrongAddress(at, described, contract);
  return (
    wrong && {
      code: "unknown-field",
      what: `${operation} has no field at "${at}"`,
      seen: tag(operation, at),
      cause: wrong.cause,
      fix: tag(operation, wrong.near ?? "body.…"),
    }
  );
}

function wrongTerm({ id }: TermReference, glossary: readonly GlossaryTerm[]): Fault | undefined {
  if (glossary.some(({ key }) => key === id)) return undefined;
  const byName = glossary.find(({ term }) => term.toLowerCase() === id.toLowerCase())?.key;
  const keys = glossary.map(({ key }) => key);
  const near = byName ?? didYouMean(id, keys);
  return {
    code: "unknown-term",
    what: `The glossary has no term "${id}"`,
    seen: `<Term id="${id}"/>`,
    cause: near ? `The nearest key is "${near}".` : "glossary.yml has no entry with this key.",
    fix: near
      ? `<Term id="${near}"/>`
      : `${id || "ship-from"}:\n  term: …\n  kind: concept\n  definition: What it is, in a sentence that somebody can use.`,
  };
}

/** Statuses, fields, and terms that do not exist. Without an API description, only terms are checked. */
export function checkReferences(
  pages: readonly NamingPage[],
  { contract, glossary, level }: Known,
): Problem[] {
  return pages.flatMap(({ file, statuses, fields, terms }) => {
    const at = (line: number, fault: Fault | undefined): Problem[] =>
      fault ? [{ level, where: { file, line }, ...fault }] : [];
    return [
      ...(contract ? statuses.flatMap((one) => at(one.line, wrongStatus(one, contract))) : []),
      ...(contract ? fields.flatMap((one) => at(one.line, wrongField(one, contract))) : []),
      ...terms.flatMap((one) => at(one.line, wrongTerm(one, glossary))),
    ];
  });
}
