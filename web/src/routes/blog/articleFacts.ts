import { formatCount } from '../../lib/format.ts';

/** Who wrote an article: "By the workshop team". A name that begins with an article is not one's own. */
export function authorText(name: string): string {
  return `By ${name.replace(/^The /, 'the ')}`;
}

/** How often an article was read; null while nobody has, for a nought says nothing of it. */
export function viewsText(count: number): string | null {
  if (count === 0) return null;
  return `${formatCount(count)} ${count === 1 ? 'view' : 'views'}`;
}
