/** A product page's path: by slug or SKU, or by id if it has neither. */
export function productPath({ slug, id }: { slug: string; id?: number }): string {
  return slug || id === undefined ? `/product/${encodeURIComponent(slug)}` : `/product/id/${id}`;
}

/** A model page's path. If a tyre is given, the page starts with that one selected. */
export function modelPath(model: { slug: string }, tyre?: { slug: string }): string {
  const path = `/models/${encodeURIComponent(model.slug)}`;
  return tyre ? `${path}?${new URLSearchParams({ tyre: tyre.slug })}` : path;
}

/** The hash that opens a product's “Tell me when it’s back”. */
export const TELL_ME_HASH = '#tell-me';
