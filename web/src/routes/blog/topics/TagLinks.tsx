import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { tagPostsPath } from './blogState.ts';

/** Tags, each linked to its articles. */
export function TagLinks({ tags }: { tags: readonly { slug: string; name: string }[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to={tagPostsPath(slug)}
            className={classes(
              'inline-flex min-h-7 items-center rounded-sm border border-line px-2 text-xs',
              'text-ink-2 hover:border-ink hover:text-ink',
            )}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
