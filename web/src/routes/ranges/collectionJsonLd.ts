import type { JsonLd } from '../../lib/head/schemaOrg.ts';

/** A page about a range of tyres, and what it lists. */
export interface Collection {
  path: string;
  heading: string;
  description: string;
  /** What it lists, in its order: paths of the shop with their names. */
  items: readonly { name: string; path: string }[];
  /** What is listed, where the heading promises more than that. */
  itemsName?: string | undefined;
}

/** The page as schema.org describes it: a collection, and the list of what is in it if it lists anything. */
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
