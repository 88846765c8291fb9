import type { BLOG_TAGS } from '../source/blog-labels.ts';

/** An article's data except its text, which is in data/blog/{slug}.html. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** Its age when the shop is set up. */
  readonly daysOld: number;
  readonly tags: readonly (keyof typeof BLOG_TAGS)[];
  /** Its picture's URL. */
  readonly picture: string;
  /** For search engines. */
  readonly description: string;
  readonly featured?: boolean;
}
