import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { cutText } from '../../../lib/text/cutText.ts';
import { postPath } from '../topics/blogState.ts';
import { useRelatedPostFragment, type RelatedPostFragment } from './RelatedPost.generated.ts';

const LONGEST_EXCERPT = 120;

/** An article in the list of further reading. */
export function RelatedPost({ post }: { post: FragmentType<RelatedPostFragment> }) {
  const { slug, title, excerpt } = useRelatedPostFragment(post);
  return (
    <li className="relative grid content-start gap-2 rounded-lg border border-line bg-card p-4 md:p-5">
      <h3 className="text-base leading-tight">
        <Link to={postPath(slug)} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
          {title}
        </Link>
      </h3>
      <p className="text-sm text-ink-2">{cutText(excerpt, LONGEST_EXCERPT)}</p>
    </li>
  );
}
