import type { FragmentType } from '@apollo/client';
import { use } from 'react';
import { breadcrumbJsonLd } from '../../../lib/head/breadcrumbJsonLd.ts';
import { PageHead, SiteContext } from '../../../lib/head/PageHead.tsx';
import { shortDescription } from '../../../lib/text/shortDescription.ts';
import type { Breadcrumb } from '../../../ui/page/Breadcrumbs.tsx';
import { FEED_PATH, postPath } from '../topics/blogState.ts';
import { articleJsonLd } from './articleJsonLd.ts';
import { useBlogPostMetaFragment, type BlogPostMetaFragment } from './BlogPostMeta.generated.ts';

interface BlogPostMetaProps {
  post: FragmentType<BlogPostMetaFragment>;
  crumbs: readonly Breadcrumb[];
}

/** An article's head tags for search engines and link previews. */
export function BlogPostMeta({ post, crumbs }: BlogPostMetaProps) {
  const site = use(SiteContext);
  const facts = useBlogPostMetaFragment(post);
  const description = shortDescription(facts.seoDescription ?? facts.excerpt);
  return (
    <PageHead
      title={facts.seoTitle ?? facts.title}
      description={description}
      canonicalPath={postPath(facts.slug)}
      sharePicture={{ url: facts.sharePictureUrl, alt: facts.title }}
      openGraphType="article"
      feedPath={FEED_PATH}
      jsonLd={[articleJsonLd(facts, description, site), breadcrumbJsonLd(crumbs, site.origin)]}
    />
  );
}
