/** The part of Gatsby's node model that resolvers use. */
export interface NodeModel {
  findAll<T>(args: { type: string; query?: object }): Promise<{ entries: Iterable<T> }>;
  findOne(args: { type: string; query?: object }): Promise<unknown>;
  getNodesByIds<T>(args: { ids: readonly string[] }): T[];
}

/** The part of a query's context that resolvers use. */
export interface ResolverContext {
  nodeModel: NodeModel;
}

/** All nodes of a type as stored: links are ids. */
export async function all<T>(model: NodeModel, type: string, filter?: object): Promise<T[]> {
  return [...(await model.findAll<T>({ type, ...(filter && { query: { filter } }) })).entries];
}
