import { use, type ReactNode } from 'react';
import { breadcrumbJsonLd } from '../../lib/breadcrumbJsonLd.ts';
import type { JsonLd } from '../../lib/headTags.ts';
import { PageHead, SiteContext } from '../../lib/PageHead.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { SiblingPages } from './SiblingPages.tsx';

interface InfoPageProps {
  path: string;
  title: string;
  /** The page above it, if that is not the home page. */
  parent?: { label: string; to: string };
  /** Left out when the page's title is also its heading. */
  heading?: string;
  /** For search engines. */
  description: string;
  /** A summary of the page. */
  summary?: ReactNode;
  jsonLd?: JsonLd[];
  children: ReactNode;
}

/** The frame of all information pages: head, breadcrumbs, heading, summary, and links to the other pages. */
export function InfoPage({
  path,
  title,
  parent,
  heading = title,
  description,
  summary,
  jsonLd = [],
  children,
}: InfoPageProps) {
  const { origin } = use(SiteContext);
  const crumbs = [{ label: 'Home', to: '/' }, ...(parent ? [parent] : []), { label: title }];
  return (
    <div className="wrap py-5 md:py-8">
      <PageHead
        title={title}
        description={description}
        canonicalPath={path}
        jsonLd={[breadcrumbJsonLd(crumbs, origin), ...jsonLd]}
      />
      <Breadcrumbs items={crumbs} />
      <div className="grid gap-x-12 gap-y-10 pt-3 lg:grid-cols-[minmax(0,1fr)_15rem] xl:gap-x-20">
        <div className="grid min-w-0 content-start gap-8 md:gap-10">
          <header className="grid gap-3">
            <h1 className="text-2xl">{heading}</h1>
            {summary && <div className="max-w-prose text-lg text-ink-2">{summary}</div>}
          </header>
          {children}
        </div>
        <SiblingPages />
      </div>
    </div>
  );
}
