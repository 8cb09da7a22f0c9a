import path from "node:path";
import type { Problem, SourceLocation } from "../../problems/problem";
import { placeOf, type SourcePlace } from "../source-locations";
import { longest, type Circle } from "./circular-references";
import type { Refused } from "./refused";
import { type Unusable } from "./refused";

/** A file that is neither YAML nor JSON. */
export function syntaxError(message: string, { file, line, seen }: SourcePlace): Problem {
  return {
    level: "error",
    code: "openapi-syntax",
    what: "The API description is not valid YAML or JSON",
    where: { file, line },
    seen,
    cause: `${message.replace(/ in ".*$|\s*\(\d+:\d+\)$/, "")}.`,
    fix: 'Quote values that contain a colon, and indent with two spaces: summary: "Orders: list all"',
  };
}

/** A text that can be parsed, and still not be worked on. */
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

/** A `$ref`, or what names something to read in another way, to what a description may not read. */
export function refusedReference(refused: Refused, reference: string, place: SourcePlace): Problem {
  const shown = JSON.stringify(reference).slice(0, 200);
  const key = /^[^\w$]*([$\w]+)["']?:/.exec(place.seen)?.[1] ?? "$ref";
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

/** The file that holds the description is not read. */
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
  const place = first && placeOf({ source: first.document.source, pointer: first.pointer }, root);
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
      ? `It leads over more than ${longest} other references.`
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

/** What reading stopped at, where nothing else says it. */
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
