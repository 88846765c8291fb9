import { formatCount } from '../../../lib/text/format.ts';

/** An article's author: "By the workshop team". A name starting with "The" isn't a person's name. */
export function authorText(name: string): string {
  return `By ${name.replace(/^The /, 'the ')}`;
}

/** The view count in words. */
export function viewsText(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'view' : 'views'}`;
}
