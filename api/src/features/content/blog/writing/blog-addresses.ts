import type { EntityManager } from '@mikro-orm/postgresql';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { BlogPost } from '../record/blog-post.entity.ts';
import { BlogSlugRedirect } from '../record/blog-slug-redirect.entity.ts';
import { MAX_SLUG } from './blog-write.inputs.ts';

/** Room for the number of a second article with the same title. */
const LONGEST = MAX_SLUG - 5;

/** The slug of a title; one of digits alone would be read as the number of an article. */
function slugOfTitle(title: string): string {
  const slug = slugOf(title).slice(0, LONGEST).replace(/-+$/, '');
  return /^(?:\d*|draft)$/.test(slug) ? `article-${slug}`.replace(/-$/, '') : slug;
}

/** A former slug still leads to its article. @param own the article whose former slugs do not count. */
async function isTaken(em: EntityManager, slug: string, own: number | null): Promise<boolean> {
  const other = own === null ? {} : { postId: { $ne: own } };
  return (
    (await em.count(BlogPost, { slug })) > 0 || (await em.count(BlogSlugRedirect, { slug, ...other })) > 0
  );
}

/** A slug for a new article: the one asked for, or one made of its title. Null if the one asked for is taken. */
export async function freeSlug(
  em: EntityManager,
  title: string,
  wished: string | null,
): Promise<string | null> {
  if (wished !== null) return (await isTaken(em, wished, null)) ? null : wished;
  const plain = slugOfTitle(title);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? plain : `${plain}-${number}`;
    if (!(await isTaken(em, slug, null))) return slug;
  }
}

/**
 * Changes an article's slug; the old one leads to it from now on.
 * @returns false if another article has or had the slug.
 */
export async function moveSlug(em: EntityManager, post: BlogPost, slug: string): Promise<boolean> {
  if (slug === post.slug) return true;
  if (await isTaken(em, slug, post.id)) return false;
  await em.nativeDelete(BlogSlugRedirect, { slug, postId: post.id });
  em.create(BlogSlugRedirect, { slug: post.slug, postId: post.id });
  post.slug = slug;
  return true;
}
