import { use, type ReactNode } from 'react';
import type { Site } from '../../lib/head/headTags.ts';
import { SiteContext } from '../../lib/head/PageHead.tsx';
import type { JsonLd } from '../../lib/head/schemaOrg.ts';
import { publisherJsonLd } from '../../lib/head/shopJsonLd.ts';
import { InfoPage } from '../info/frame/InfoPage.tsx';
import { OtherTools } from './OtherTools.tsx';
import type { Tool } from './tools.ts';

/** A tool as schema.org's WebApplication. */
function toolJsonLd({ path, title, description }: Tool, site: Site): JsonLd<'WebApplication'> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: title,
    url: `${site.origin}${path}`,
    description,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'GBP' },
    publisher: publisherJsonLd(site),
  };
}

/** A tool's page: form and result, how it's calculated, and the other tools. */
export function ToolPage({ tool, children }: { tool: Tool; children: ReactNode }) {
  const site = use(SiteContext);
  return (
    <InfoPage
      path={tool.path}
      title={tool.title}
      parent={{ label: 'Tyre tools', to: '/tools' }}
      description={tool.description}
      summary={tool.description}
      jsonLd={[toolJsonLd(tool, site)]}
    >
      {children}
      <OtherTools but={tool} />
    </InfoPage>
  );
}
