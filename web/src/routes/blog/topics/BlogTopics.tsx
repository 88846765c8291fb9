import { Link } from 'react-router-dom';
import { ColourDot } from '../../../ui/base/ColourDot.tsx';
import { ALL_POSTS, blogPath, type BlogState } from './blogState.ts';

const LINK =
  'inline-flex min-h-11 w-full items-center gap-2 rounded-md px-3 text-sm font-[600] hover:bg-tint ' +
  'aria-[current]:bg-tint ' +
  'aria-[current]:font-[750] max-lg:rounded-full max-lg:border max-lg:border-edge ' +
  'max-lg:focus-visible:rounded-full max-lg:aria-[current]:border-ink';

interface BlogTopicsProps {
  state: BlogState;
  categories: readonly { slug: string; name: string; colour: string }[];
}

/** The blog's topics. Choosing one keeps the search; "All Posts" clears everything. */
export function BlogTopics({ state, categories }: BlogTopicsProps) {
  return (
    <nav aria-labelledby="topics">
      <h2 id="topics" className="mb-2 text-lg">
        Browse Topics
      </h2>
      <ul className="flex flex-wrap gap-2 lg:-mx-3 lg:grid lg:gap-0">
        <li>
          <Link
            to={blogPath(ALL_POSTS)}
            aria-current={state.category === null ? 'true' : undefined}
            className={LINK}
          >
            All Posts
          </Link>
        </li>
        {categories.map(({ slug, name, colour }) => (
          <li key={slug}>
            <Link
              to={blogPath({ ...state, category: slug, page: 1 })}
              aria-current={slug === state.category ? 'true' : undefined}
              className={LINK}
            >
              <ColourDot colour={colour} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
