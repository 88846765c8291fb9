import { Link } from 'react-router-dom';
import type { ArticleHeading } from '../../lib/text/articleHtml.ts';
import { classes } from '../../ui/base/classes.ts';

/** The table of contents of a long text, folded until opened. */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label="On this page">
      <details className="rounded-lg border border-line bg-card px-4">
        <summary className="flex min-h-12 items-center font-[650] hover:underline">On this page</summary>
        <ol className="grid gap-x-6 pb-3 text-sm sm:grid-cols-2">
          {headings.map(({ id, text }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                className={classes(
                  'inline-flex min-h-9 items-center underline decoration-line underline-offset-4',
                  'hover:decoration-current',
                )}
              >
                {text}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
