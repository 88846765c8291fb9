import type { EntityManager } from '@mikro-orm/postgresql';
import { slugOf } from '@treadline/schema/trade/values/slug';
import { BlogPost } from '../record/blog-post.entity.ts';
import { BlogSlugRedirect } from '../record/blog-slug-redirect.entity.ts';
import { MAX_SLUG } from './blog-write.inputs.ts';

/** Leaves room for a number if another article has the same title. */
const LONGEST = MAX_SLUG - 5;

/** A title's slug. Not only digits, which would look like an article's number. */
function slugOfTitle(title: string): string {
  const slug = slugOf(title).slice(0, LONGEST).replace(/-+$/, '');
  return /^(?:\d*|draft)$/.test(slug) ? `article-${slug}`.replace(/-$/, '') : slug;
}

/** Former slugs count as taken too. @param own the article whose own former slugs don't count. */
async function isTaken(em: EntityManager, slug: string, own: number | null): Promise<boolean> {
  const other = own === null ? {} : { postId: { $ne: own } };
  return (
    (await em.count(BlogPost, { slug })) > 0 || (await em.count(BlogSlugRedirect, { slug, ...other })) > 0
  );
}

/**
 * A slug for a new article: the requested one, or one made from its title. Null if the requested one is taken.
 */
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
 * Changes an article's slug; the old one redirects from now on.
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
