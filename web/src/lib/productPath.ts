/** The path of a product's page: by its slug or SKU, or by its id if it has neither. */
export function productPath({ slug, id }: { slug: string; id?: number }): string {
  return slug || id === undefined ? `/product/${encodeURIComponent(slug)}` : `/product/id/${id}`;
}

/** The end of a product's address that opens its “Tell me when it’s back”. */
export const TELL_ME_HASH = '#tell-me';
