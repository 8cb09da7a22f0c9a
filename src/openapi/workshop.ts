import type { SchemaNode, SchemaPart } from "./model";
import type { References } from "./references";
import type { Highlight, Prose } from "./rendering";
import type { ResolveSchema } from "./resolve-schema";
import type { Direction, SchemaText, TreeBuilder } from "./schema-tree";

/** What every part of an operation is made with. */
export interface Workshop {
  references: References;
  resolve: ResolveSchema;
  prose: Prose;
  highlight: Highlight;
  /** A finished tree; one for each schema object and direction. */
  tree(schema: unknown, direction?: Direction): Promise<SchemaNode>;
  /** The finished parts that all trees so far refer to. */
  parts(): Promise<SchemaPart[]>;
  /** Makes something of an object of the description once: components are used by many operations. */
  once<T>(kind: string, source: object, make: () => Promise<T>): Promise<T>;
}

type Tools = Pick<Workshop, "references" | "resolve" | "prose" | "highlight"> & {
  trees: TreeBuilder;
};

/** Sets up the workshop for one description. */
export function createWorkshop({ trees, ...tools }: Tools): Workshop {
  const made = new WeakMap<object, Map<string, Promise<unknown>>>();
  const code = new Map<string, Promise<string>>();

  function once<T>(kind: string, source: object, make: () => Promise<T>): Promise<T> {
    const ofSource = made.get(source) ?? new Map<string, Promise<unknown>>();
    made.set(source, ofSource);
    const known = ofSource.get(kind) ?? make();
    ofSource.set(kind, known);
    return known as Promise<T>;
  }

  async function fill(texts: readonly SchemaText[]): Promise<void> {
    await Promise.all(
      texts.map(async ({ node, markdown }) => {
        node.descriptionHtml = await tools.prose.html(markdown);
      }),
    );
  }

  async function finish(schema: unknown, direction?: Direction): Promise<SchemaNode> {
    const { node, texts } = trees.build(schema, direction);
    await fill(texts);
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
    async parts() {
      const made = trees.parts();
      await Promise.all(made.map(({ texts }) => fill(texts)));
      return made.map(({ texts: _, ...part }) => part);
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
