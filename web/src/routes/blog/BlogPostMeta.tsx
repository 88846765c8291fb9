import type { FragmentType } from '@apollo/client';
import { use } from 'react';
import { breadcrumbJsonLd } from '../../lib/breadcrumbJsonLd.ts';
import { cutText } from '../../lib/cutText.ts';
import { PageHead, SiteContext } from '../../lib/PageHead.tsx';
import type { Breadcrumb } from '../../ui/Breadcrumbs.tsx';
import { articleJsonLd } from './articleJsonLd.ts';
import { useBlogPostMetaFragment, type BlogPostMetaFragment } from './BlogPostMeta.generated.ts';
import { FEED_PATH, postPath } from './blogState.ts';

const LONGEST_DESCRIPTION = 155;

interface BlogPostMetaProps {
  post: FragmentType<BlogPostMetaFragment>;
  crumbs: readonly Breadcrumb[];
}

/** The head tags of an article for search engines and link previews. */
export function BlogPostMeta({ post, crumbs }: BlogPostMetaProps) {
  const { origin } = use(SiteContext);
  const facts = useBlogPostMetaFragment(post);
  const description = cutText(facts.seoDescription ?? facts.excerpt, LONGEST_DESCRIPTION);
  return (
    <PageHead
      title={facts.seoTitle ?? facts.title}
      description={description}
      canonicalPath={postPath(facts.slug)}
      sharePicture={{ url: facts.sharePictureUrl, alt: facts.title }}
      openGraphType="article"
      feedPath={FEED_PATH}
      jsonLd={[articleJsonLd(facts, description, origin), breadcrumbJsonLd(crumbs, origin)]}
    />
  );
}
