/** The address of a product's page: by its slug, by its id when it has none. */
export function productPath({ id, slug }: { id: number; slug: string }): string {
  return slug ? `/product/${encodeURIComponent(slug)}` : `/product/id/${id}`;
}
