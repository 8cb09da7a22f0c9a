/** Names an operation among those of all versions: its slug, in a frozen version `2.0/get-item`. */
export function operationKey(slug: string, docsVersion?: string | null): string {
  return docsVersion ? `${docsVersion}/${slug}` : slug;
}
