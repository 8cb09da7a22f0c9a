import path from "node:path";
import { BaseResolver, Source, YamlParseError, type Document } from "@redocly/openapi-core";
import { aliasFault } from "./alias-bounds";
import { limits, readAddress } from "./read-address";
import { readInside, type DescriptionFolder } from "./read-inside";
import { Refused, Unusable } from "./refused";

/**
 * Parsed texts by address, kept from one reading to the next. A reading changes what it reads, so it takes copies. A source
 * stays as it is: it knows in which line each of its parts stands.
 */
export type ParsedTexts = Map<string, Document>;

interface Readable extends DescriptionFolder {
  /** Hosts that may be read from, with the port unless it is the default. */
  hosts: readonly string[];
  /** Of the last reading. */
  parsed?: ParsedTexts;
}

/** Prefix of what is neither a path nor an address to fetch. */
const unread = "unread:";
const isUnread = (address: string) => address.startsWith(unread);
const isRemote = (reference: string) => /^https?:\/\//i.test(reference);
const hasScheme = (reference: string) => /^[a-z][a-z\d+.-]*:/i.test(reference);
/** Backslashes, control characters, and encoded dots and separators: other programs take them for other paths. */
// eslint-disable-next-line no-control-regex
const oddPath = /[\\\u0000-\u001f\u007f]|%(?:2e|2f|5c|00)/i;

/** A reference without its pointer, cut as Redocly cuts it; empty for a reference within its document. */
export function uriOf(reference: string): string {
  const [uri = ""] = reference.split("#/");
  return uri.endsWith("#") ? uri.slice(0, -1) : uri;
}

function refusedForm(reference: string): Refused {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(reference)?.[1];
  if (scheme)
    return new Refused(
      `Files are named by a path, documents of other hosts by an address with "https:"; nothing is read by "${scheme}:".`,
      '$ref: "./schemas/Order.yaml"',
    );
  return new Refused(
    'Paths are written with "/" and plain dots: no backslashes, control characters or encoded separators.',
    '$ref: "./schemas/Order.yaml"',
  );
}

/** Reads a description's files for Redocly. Every read passes `loadExternalRef`, which refuses before it opens or fetches. */
export class DescriptionResolver extends BaseResolver {
  /** Why something is not read, by the address that `resolveExternalRef` gives. */
  readonly refused = new Map<string, Refused>();
  /** What makes a text unusable besides its syntax, by address. */
  readonly unusable = new Map<string, Unusable>();
  /** Documents of other hosts. */
  readonly remote = new Set<string>();
  readonly #readable: Readable;

  constructor(readable: Readable) {
    super();
    this.#readable = readable;
  }

  /** Never throws: Redocly calls it where nothing catches errors. */
  override resolveExternalRef(base: string | null, reference: string): string {
    if (!base)
      return isRemote(reference) || isUnread(reference) ? reference : path.resolve(reference);
    try {
      if (isRemote(reference)) return new URL(reference).href;
      if (hasScheme(reference)) return unread + reference;
      if (isRemote(base)) return new URL(reference, base).href;
    } catch {
      return unread + reference;
    }
    if (oddPath.test(reference)) return unread + reference;
    return path.resolve(path.dirname(base), reference);
  }

  /** Why the target of a reference was not read; undefined if it was. */
  refusalOf(base: string, reference: string): Refused | undefined {
    return this.refused.get(this.resolveExternalRef(base, uriOf(reference)));
  }

  /** All documents read so far, by address. */
  async documents(): Promise<Map<string, Document>> {
    const documents = new Map<string, Document>();
    for (const address of this.getFiles()) {
      const document = await this.resolveDocument(null, address).catch(() => undefined);
      if (document && !(document instanceof Error)) documents.set(address, document);
    }
    return documents;
  }

  override async loadExternalRef(address: string): Promise<Source> {
    try {
      return await this.#read(address);
    } catch (error) {
      if (error instanceof Refused) this.refused.set(address, error);
      if (!(error instanceof Unusable)) throw error;
      throw this.#fault(error, new Source(address, error.text));
    }
  }

  override parseDocument(source: Source, isRoot = false): Document {
    const { parsed: texts } = this.#readable;
    const known = texts?.get(source.absoluteRef);
    if (known?.source.body === source.body)
      return { source: known.source, parsed: structuredClone(known.parsed) };
    const document = super.parseDocument(source, isRoot);
    const fault = aliasFault(document.parsed);
    if (!fault) {
      texts?.set(source.absoluteRef, { source, parsed: structuredClone(document.parsed) });
      return document;
    }
    const before = source.body.slice(0, Math.max(0, source.body.search(/[\s[{,:-]\*[^\s*]/)));
    const line = before.split("\n").length;
    const fix = "Write the value out, or name it under components and refer to it with $ref.";
    throw this.#fault(new Unusable(fault, fix, line), source);
  }

  async #read(address: string): Promise<Source> {
    if (isUnread(address)) throw refusedForm(address.slice(unread.length));
    if (!isRemote(address)) {
      const text = readInside(address, this.#readable);
      return new Source(address, text.replace(/\r\n/g, "\n"));
    }
    this.remote.add(address);
    if (this.remote.size > limits.documents)
      throw new Refused(
        `The description names more than ${limits.documents} documents of other hosts.`,
        '$ref: "./schemas.yaml" # a copy of what is needed',
      );
    const { body, mimeType } = await readAddress(address, this.#readable.hosts);
    return new Source(address, body, mimeType);
  }

  /** The fault as an error for Redocly, which takes the location from the end of the message. */
  #fault(fault: Unusable, source: Source): YamlParseError {
    this.unusable.set(source.absoluteRef, fault);
    return new YamlParseError(new Error(`${fault.message} (${fault.line}:1)`), source);
  }
}
