import { use, type ReactNode } from 'react';
import { breadcrumbJsonLd } from '../../lib/breadcrumbJsonLd.ts';
import { PageHead, SiteContext } from '../../lib/PageHead.tsx';
import type { JsonLd } from '../../lib/schemaOrg.ts';
import { Breadcrumbs, type Breadcrumb } from '../../ui/Breadcrumbs.tsx';

interface RangePageProps {
  path: string;
  /** With the counts that set it apart. */
  title: string;
  description: string;
  heading: string;
  crumbs: readonly Breadcrumb[];
  /** What it lists, in its order: paths of the shop with their names. */
  items: readonly { name: string; path: string }[];
  robots?: string | undefined;
  children: ReactNode;
}

/** A page about a range of tyres: its head, where it stands, and its heading. */
export function RangePage({
  path,
  title,
  description,
  heading,
  crumbs,
  items,
  robots,
  children,
}: RangePageProps) {
  const { origin } = use(SiteContext);
  return (
    <div className="wrap py-4">
      <PageHead
        title={title}
        description={description}
        {...(robots ? { robots } : { canonicalPath: path })}
        jsonLd={[
          breadcrumbJsonLd(crumbs, origin),
          collectionJsonLd({ path, heading, description, items }, origin),
        ]}
      />
      <Breadcrumbs items={crumbs} />
      <h1 className="mt-3 text-2xl">{heading}</h1>
      {children}
    </div>
  );
}

type Collection = Pick<RangePageProps, 'path' | 'heading' | 'description' | 'items'>;

/** The page as schema.org describes it: a collection, and the list of what is in it. */
function collectionJsonLd(
  { path, heading, description, items }: Collection,
  origin: string,
): JsonLd<'CollectionPage'> {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: heading,
    description,
    url: new URL(path, origin).href,
    mainEntity: {
      '@type': 'ItemList',
      name: heading,
      numberOfItems: items.length,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: item.name,
        url: new URL(item.path, origin).href,
      })),
    },
  };
}
