import { use, type ReactNode } from 'react';
import { breadcrumbJsonLd } from '../../../lib/head/breadcrumbJsonLd.ts';
import type { JsonLd } from '../../../lib/head/headTags.ts';
import { PageHead, SiteContext } from '../../../lib/head/PageHead.tsx';
import { classes } from '../../../ui/base/classes.ts';
import { Breadcrumbs } from '../../../ui/page/Breadcrumbs.tsx';
import { SiblingPages } from './SiblingPages.tsx';

interface InfoPageProps {
  path: string;
  title: string;
  /** The parent page, if it isn't the home page. */
  parent?: { label: string; to: string };
  /** Omit it if the title is also the heading. */
  heading?: string;
  /** For search engines. */
  description: string;
  /** A summary of the page. */
  summary?: ReactNode;
  /** The path of a decorative drawing beside the heading. */
  drawing?: string;
  jsonLd?: JsonLd[];
  children: ReactNode;
}

/** The frame of all information pages: head, breadcrumbs, heading, summary, and links to the others. */
export function InfoPage({
  path,
  title,
  parent,
  heading = title,
  description,
  summary,
  drawing,
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
          <header
            className={classes('grid gap-x-10 gap-y-4', drawing && 'md:grid-cols-[minmax(0,1fr)_18rem]')}
          >
            <div className="grid content-start gap-3">
              <h1 className="text-2xl">{heading}</h1>
              {summary && <div className="max-w-prose text-lg text-ink-2">{summary}</div>}
            </div>
            {drawing && (
              <img
                src={drawing}
                alt=""
                width={900}
                height={360}
                className="aspect-5/2 w-full rounded-lg bg-asphalt object-cover md:aspect-2/1"
              />
            )}
          </header>
          {children}
        </div>
        <SiblingPages />
      </div>
    </div>
  );
}
