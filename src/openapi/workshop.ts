import type { SchemaNode } from "./model";
import type { References } from "./references";
import type { Highlight, Prose } from "./rendering";
import type { ResolveSchema } from "./resolve-schema";
import type { BuildTree, Direction } from "./schema-tree";

/** What every part of an operation is made with. */
export interface Workshop {
  references: References;
  resolve: ResolveSchema;
  prose: Prose;
  highlight: Highlight;
  /** A finished tree; one for each schema object and direction. */
  tree(schema: unknown, direction?: Direction): Promise<SchemaNode>;
  /** Makes something of an object of the description once: components are used by many operations. */
  once<T>(kind: string, source: object, make: () => Promise<T>): Promise<T>;
}

type Tools = Pick<Workshop, "references" | "resolve" | "prose" | "highlight"> & {
  buildTree: BuildTree;
};

/** Sets up the workshop for one description. */
export function createWorkshop({ buildTree, ...tools }: Tools): Workshop {
  const made = new WeakMap<object, Map<string, Promise<unknown>>>();
  const code = new Map<string, Promise<string>>();

  function once<T>(kind: string, source: object, make: () => Promise<T>): Promise<T> {
    const ofSource = made.get(source) ?? new Map<string, Promise<unknown>>();
    made.set(source, ofSource);
    const known = ofSource.get(kind) ?? make();
    ofSource.set(kind, known);
    return known as Promise<T>;
  }

  async function finish(schema: unknown, direction?: Direction): Promise<SchemaNode> {
    const { node, texts } = buildTree(schema, direction);
    await Promise.all(
      texts.map(async ({ node: at, markdown }) => {
        at.descriptionHtml = await tools.prose.html(markdown);
      }),
    );
    return node;
  }

  return {
    ...tools,
    once,
    highlight(text, language) {
      const key = `${language}\n${text}`;
      const known = code.get(key) ?? tools.highlight(text, language);
      code.set(key, known);
      return known;
    },
    tree(schema, direction) {
      // Several uses of one component are several objects with the same $ref.
      const { value } = tools.references.follow(schema);
      if (typeof value !== "object" || value === null) return finish(schema, direction);
      const { name } = tools.resolve(schema);
      return once(`tree ${direction ?? ""} ${name ?? ""}`, value, () => finish(schema, direction));
    },
  };
}
