import { use, type ReactNode } from 'react';
import { breadcrumbJsonLd } from '../../lib/head/breadcrumbJsonLd.ts';
import { PageHead, SiteContext } from '../../lib/head/PageHead.tsx';
import { Breadcrumbs, type Breadcrumb } from '../../ui/page/Breadcrumbs.tsx';
import { collectionJsonLd, type Collection } from './collectionJsonLd.ts';

interface RangePageProps extends Collection {
  /** Includes the counts that make it unique. */
  title: string;
  crumbs: readonly Breadcrumb[];
  robots?: string | undefined;
  children: ReactNode;
}

/** A page about a range of tyres: head, breadcrumbs and heading. */
export function RangePage({
  path,
  title,
  description,
  heading,
  crumbs,
  items,
  itemsName,
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
          collectionJsonLd({ path, heading, description, items, itemsName }, origin),
        ]}
      />
      <Breadcrumbs items={crumbs} />
      <h1 className="mt-3 text-2xl">{heading}</h1>
      {children}
    </div>
  );
}
