import { Suspense } from 'react';
import { Section } from '../../../ui/base/Section.tsx';
import { BlogCard } from '../../blog/list/BlogCard.tsx';
import { useHomeAdviceSuspenseQuery } from './Advice.generated.ts';

/** The newest blog articles. Renders nothing without any. */
export function Advice() {
  return (
    <Suspense fallback={null}>
      <Articles />
    </Suspense>
  );
}

function Articles() {
  const { data } = useHomeAdviceSuspenseQuery({ errorPolicy: 'all' });
  const articles = data?.blogPosts.items ?? [];
  if (articles.length === 0) return null;
  return (
    <Section title="Tyre advice" link={{ to: '/blog', label: 'All articles' }}>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
        {articles.map((post) => (
          <li key={post.slug}>
            <BlogCard post={post} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
