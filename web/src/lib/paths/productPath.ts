/** The path of a product's page: by its slug or SKU, or by its id if it has neither. */
export function productPath({ slug, id }: { slug: string; id?: number }): string {
  return slug || id === undefined ? `/product/${encodeURIComponent(slug)}` : `/product/id/${id}`;
}

/** The path of a model's page, which begins with this one of its tyres if one is given. */
export function modelPath(model: { slug: string }, tyre?: { slug: string }): string {
  const path = `/models/${encodeURIComponent(model.slug)}`;
  return tyre ? `${path}?${new URLSearchParams({ tyre: tyre.slug })}` : path;
}

/** The end of a product's address that opens its “Tell me when it’s back”. */
export const TELL_ME_HASH = '#tell-me';
