/** The page about a maker of vehicles. */
export function carMakePath(makeSlug: string): string {
  return `/cars/${makeSlug}`;
}

/** The page about a model of vehicle. */
export function carPath({ makeSlug, slug }: { makeSlug: string; slug: string }): string {
  return `${carMakePath(makeSlug)}/${slug}`;
}
