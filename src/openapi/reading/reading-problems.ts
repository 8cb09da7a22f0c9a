import path from "node:path";
import type { Problem, SourceLocation } from "../../problems/problem";
import { yamlFaults } from "../../problems/yaml-source";
import { pointerStep } from "../references";
import { placeOf, type SourcePlace } from "../source-locations";
import { maxChain, type Circle } from "./circular-references";
import type { Refused, Unusable } from "./refused";

/** A file that is neither YAML nor JSON; `message` is Redocly's, for what other parsers can read. */
export function syntaxError(message: string, place: SourcePlace, text: string): Problem {
  const [fault] = yamlFaults(text);
  const { line, seen, cause, fix } = fault ?? {
    ...place,
    cause: `${message.replace(/ in ".*$|\s*\(\d+:\d+\)$/, "")}.`,
    fix: 'Quote values that contain a colon, and indent with two spaces: summary: "Orders: list all"',
  };
  return {
    level: "error",
    code: "openapi-syntax",
    what: "The API description is not valid YAML or JSON",
    where: { file: place.file, line },
    seen,
    cause,
    fix,
  };
}

/** A text that cannot be used although it may parse. */
export function unusableText({ message, fix }: Unusable, place: SourcePlace): Problem {
  return {
    level: "error",
    code: "openapi-unusable",
    what: "The API description cannot be read",
    where: { file: place.file, line: place.line },
    seen: place.seen || place.file,
    cause: message,
    fix,
  };
}

/** A `$ref` (or `externalValue` and the like) to something that a description may not read. */
export function refusedReference(refused: Refused, reference: string, place: SourcePlace): Problem {
  const shown = JSON.stringify(reference).slice(0, 200);
  const isReference = /\$ref["']?:/.test(place.seen);
  const key = isReference ? "$ref" : (/^[^\w$]*([$\w]+)["']?:/.exec(place.seen)?.[1] ?? "$ref");
  return {
    level: "error",
    code: "openapi-ref-refused",
    what: "The API description names something that it may not read",
    where: { file: place.file, line: place.line },
    seen: place.seen.includes(reference) ? place.seen : `$ref: ${shown}`,
    cause: refused.message,
    fix: place.seen.includes(reference) ? refused.fix.replace(/^\$ref/, key) : refused.fix,
  };
}

/** The description's own file or folder may not be read. */
export function refusedFile({ message, fix }: Refused, where: SourceLocation): Problem {
  const isReference = fix.startsWith("$ref");
  return {
    level: "error",
    code: "openapi-file-refused",
    what: "The API description names something that it may not read",
    where,
    seen: where.file,
    cause: message,
    fix: isReference
      ? `rm ${where.file} && cp -r path/to/${path.basename(where.file)} ${where.file}`
      : fix,
  };
}

const shownMembers = 6;

/** References that lead to each other and never to a value. */
export function circularReference({ members: circle, isLong }: Circle, root: string): Problem {
  const [first] = circle;
  const pointer = ["#", ...(first?.keys ?? []).map(pointerStep)].join("/");
  const place = first && placeOf({ source: first.document.source, pointer }, root);
  const names = circle.map(({ node }) => node.$ref);
  const more = names.length > shownMembers ? [`${names.length - shownMembers} more`] : [];
  const way = [...names.slice(0, shownMembers), ...more].join(", ");
  return {
    level: "error",
    code: "openapi-circular-ref",
    what: "A $ref never reaches a value",
    where: place && { file: place.file, line: place.line },
    seen: `$ref: ${first?.node.$ref ?? ""}`,
    cause: isLong
      ? `It leads over more than ${maxChain} other references.`
      : circle.length === 1
        ? "It leads to itself."
        : `It leads to other references, and they back to it: ${way}.`,
    fix: 'type: object\nproperties:\n  next: { $ref: "#/components/schemas/Node" } # a circle through a property is fine',
  };
}

const stops: [RegExp, cause: string, fix: string][] = [
  [
    /call stack/,
    "Its schemas name one another in a line of a thousand or more, which is deeper than can be followed.",
    '$ref: "#/components/schemas/Last" # straight to what is meant, not over all others',
  ],
  [
    /hasOwnProperty/,
    "A key is called hasOwnProperty where OpenAPI has no such key.",
    "x-has-own-property: true # a name of its own",
  ],
];

/** The problem for an error that Redocly or the file system throws. */
export function stoppedReading(error: unknown, file: string): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const [, cause, fix] = stops.find(([known]) => known.test(message)) ?? [
    undefined,
    "Something in it is of another kind than OpenAPI says, such as null or a text where an object belongs, so that it cannot be put together.",
    `npx redocly lint ${file} # or take out what was added last`,
  ];
  return {
    level: "error",
    code: "openapi-unreadable",
    what: "The API description cannot be read",
    where: { file },
    seen: file,
    cause,
    fix,
  };
}
