import { formatCount } from '../../../lib/text/format.ts';

/** Who wrote an article: "By the workshop team". A name that begins with an article is not a personal name. */
export function authorText(name: string): string {
  return `By ${name.replace(/^The /, 'the ')}`;
}

/** The view count in words. */
export function viewsText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'view' : 'views'}`;
}
