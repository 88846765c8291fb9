/** The page about a make of vehicle. */
export function carMakePath(makeSlug: string): string {
  return `/cars/${makeSlug}`;
}

/** The page about a model of vehicle. */
export function carPath({ makeSlug, slug }: { makeSlug: string; slug: string }): string {
  return `${carMakePath(makeSlug)}/${slug}`;
}
