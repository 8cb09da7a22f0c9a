/** A key that is unique across versions: `get-order`, in a frozen version `2.0/get-order`. */
export function operationKey(slug: string, docsVersion?: string | null): string {
  return docsVersion ? `${docsVersion}/${slug}` : slug;
}
