import { slugOf } from '@treadline/schema/trade/values/slug';
import { use } from 'react';
import { pageTitle } from '../../lib/head/headTags.ts';
import { SiteContext } from '../../lib/head/PageHead.tsx';
import { cutText } from '../../lib/text/cutText.ts';
import type { PostValues } from './postValues.ts';

const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 155;

type Shown = Pick<PostValues, 'title' | 'seoTitle' | 'excerpt' | 'seoDescription' | 'slug'>;

/** The article roughly as a search engine lists it. */
export function SearchPreview({ title, seoTitle, excerpt, seoDescription, slug }: Shown) {
  const site = use(SiteContext);
  const heading = pageTitle({ title: seoTitle.trim() || title.trim() || 'Article title' }, site);
  const address = slug || slugOf(title) || 'address';
  return (
    <figure className="grid gap-1 rounded-md border border-line bg-paper p-3">
      <figcaption className="text-xs text-ink-2">Search result preview</figcaption>
      <p className="text-xs wrap-anywhere text-ink-2">
        {site.origin.replace(/^https?:\/\//, '')} › blog › {address}
      </p>
      <p className="text-base leading-tight wrap-anywhere text-[light-dark(#1a0dab,#8ab4f8)]">
        {cutText(heading, LONGEST_TITLE)}
      </p>
      <p className="text-sm wrap-anywhere">
        {cutText(seoDescription.trim() || excerpt.trim() || 'Article summary.', LONGEST_DESCRIPTION)}
      </p>
    </figure>
  );
}
