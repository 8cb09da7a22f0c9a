import type { SchemaNode, SchemaPart } from "./schema-node";
import type { References } from "./references";
import type { Highlighting, Prose } from "./rendering";
import type { ResolveSchema } from "./resolve-schema";
import type { Direction, SchemaText, TreeBuilder } from "./schema-tree";

/** The tools for building an operation, which build each shared object of the description once. */
export interface DescriptionMemo {
  references: References;
  resolve: ResolveSchema;
  prose: Prose;
  highlight: Highlighting["highlight"];
  /** The finished tree of a schema, one for each direction. */
  tree(schema: unknown, direction?: Direction): Promise<SchemaNode>;
  /** The finished parts that the trees so far refer to, by key: which comes first depends on what was kept. */
  parts(): Promise<SchemaPart[]>;
  /** Runs `make` once for each source and kind: many operations share a component. */
  once<T>(kind: string, source: object, make: () => Promise<T>): Promise<T>;
}

type Tools = Pick<DescriptionMemo, "references" | "resolve" | "prose" | "highlight"> & {
  trees: TreeBuilder;
};

/** Sets up the memo for one description. */
export function createDescriptionMemo({ trees, ...tools }: Tools): DescriptionMemo {
  const made = new WeakMap<object, Map<string, Promise<unknown>>>();

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
    async parts() {
      const made = [...trees.parts()].sort((a, b) => (a.key < b.key ? -1 : 1));
      await Promise.all(made.map(({ texts }) => fill(texts)));
      return made.map(({ texts: _, ...part }) => part);
    },
    tree(schema, direction) {
      // Each use of a component is an object of its own with the same $ref.
      const { value } = tools.references.followSchema(schema);
      if (typeof value !== "object" || value === null) return finish(schema, direction);
      const { name } = tools.resolve(schema);
      return once(`tree ${direction ?? ""} ${name ?? ""}`, value, () => finish(schema, direction));
    },
  };
}
