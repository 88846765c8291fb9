import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { blogPostsRules } from '../../../lib/form/inputRules.generated.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { CONTROL_STYLE } from '../../../ui/form/Field.tsx';
import { blogPath, type BlogState } from '../topics/blogState.ts';

/** Searches the articles within the selected topic and tag. Without JavaScript it's a plain form. */
export function BlogSearch({ state }: { state: BlogState }) {
  const navigate = useNavigate();
  const { category, tag, search } = state;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('search');
    void navigate(
      blogPath({ ...state, page: 1, search: typeof typed === 'string' ? typed.trim() || null : null }),
    );
  }

  return (
    <form
      role="search"
      aria-label="Articles"
      action="/blog"
      onSubmit={submit}
      className="flex max-w-xl gap-2"
    >
      {category !== null && <input type="hidden" name="category" value={category} />}
      {tag !== null && <input type="hidden" name="tag" value={tag} />}
      <input
        key={search}
        type="search"
        autoCapitalize="none"
        name="search"
        defaultValue={search ?? ''}
        aria-label="Search articles"
        placeholder="Search articles"
        maxLength={blogPostsRules.search.maxLength}
        enterKeyHint="search"
        autoComplete="off"
        className={`${CONTROL_STYLE} min-w-0 flex-1`}
      />
      <Button type="submit">
        <Search className="size-4.5" />
        Search
      </Button>
    </form>
  );
}
