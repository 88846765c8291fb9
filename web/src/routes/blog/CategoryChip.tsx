import { Link } from 'react-router-dom';
import { categoryPostsPath } from './blogState.ts';
import { ColourDot } from './ColourDot.tsx';

interface Category {
  slug: string;
  name: string;
  color: string;
}

/** The topic of an article, leading to its other articles. Its colour is a dot, so that the name stays readable whatever it is. */
export function CategoryChip({ category: { slug, name, color } }: { category: Category }) {
  return (
    <Link
      to={categoryPostsPath(slug)}
      className="inline-flex min-h-7 items-center gap-1.5 rounded-full bg-tint px-2.5 text-xs font-[650] text-ink hover:underline focus-visible:rounded-full"
    >
      <ColourDot color={color} />
      {name}
    </Link>
  );
}
