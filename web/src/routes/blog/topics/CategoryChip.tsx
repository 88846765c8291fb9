import { Link } from 'react-router-dom';
import { classes } from '../../../ui/base/classes.ts';
import { ColourDot } from '../../../ui/base/ColourDot.tsx';
import { categoryPostsPath } from './blogState.ts';

interface Category {
  slug: string;
  name: string;
  colour: string;
}

/**
 * An article's topic, linked to the topic's articles. A dot shows its colour, so the name stays readable in any
 * colour.
 */
export function CategoryChip({ category: { slug, name, colour } }: { category: Category }) {
  return (
    <Link
      to={categoryPostsPath(slug)}
      className={classes(
        'inline-flex min-h-7 items-center gap-1.5 rounded-full bg-tint px-2.5 text-xs font-[650]',
        'text-ink hover:underline focus-visible:rounded-full',
      )}
    >
      <ColourDot colour={colour} />
      {name}
    </Link>
  );
}
