/** Id of the ApiOutput node for an operation, a tag, or a description. */
export const outputId = (id: string) => `${id}-output`;
