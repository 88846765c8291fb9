import type { JsonLd } from './schemaOrg.ts';

interface Crumb {
  label: string;
  /** Omitted for the current page. */
  to?: string;
}

/** A page's breadcrumbs for search engines: schema.org's BreadcrumbList, with absolute URLs under `origin`. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], origin: string): JsonLd<'BreadcrumbList'> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      ...(to === undefined ? {} : { item: new URL(to, origin).href }),
    })),
  };
}
