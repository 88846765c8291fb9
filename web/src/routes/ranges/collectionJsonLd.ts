import type { JsonLd } from '../../lib/head/schemaOrg.ts';

/** A page about a range of tyres, and its list. */
export interface Collection {
  path: string;
  heading: string;
  description: string;
  /** The listed items in order: names and paths. */
  items: readonly { name: string; path: string }[];
  /** The list's name, if the heading covers more than the list. */
  itemsName?: string | undefined;
}

/** The page as schema.org describes it: a collection, with the list of its items if it has any. */
export function collectionJsonLd(
  { path, heading, description, items, itemsName = heading }: Collection,
  origin: string,
): JsonLd<'CollectionPage'> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: heading,
    description,
    url: new URL(path, origin).href,
    ...(items.length > 0 && {
      mainEntity: {
        '@type': 'ItemList' as const,
        name: itemsName,
        numberOfItems: items.length,
        itemListElement: items.map((item, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: item.name,
          url: new URL(item.path, origin).href,
        })),
      },
    }),
  };
}
