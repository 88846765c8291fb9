import type { Context } from '../../../../platform/services/context.ts';
import { isStaff } from '../../../../platform/services/role.enum.ts';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';

/** Bots that read pages, by what their user agents contain. */
const BOT = /bot|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit/i;

/** The first reader of a day deletes the hashes of earlier days, so no job is needed. */
const COUNT = `
  with forgotten as (delete from blog_views where day < $1),
  first_today as (
    insert into blog_views (day, post_id, visitor_hash)
    select $1, id, $3 from blog_posts where slug = $2 and published_at <= $4 and removed_at is null
    on conflict do nothing returning post_id
  )
  update blog_posts set views_count = views_count + 1 from first_today where id = first_today.post_id returning 1`;

/** Counts articles' readers. */
export class BlogViewService extends Service {
  /**
   * Counts a reader of an article, once a day. A reader is identified by a hash of their network and the day,
   * which is deleted the next day; no cookie is set. Bots and staff don't count.
   * @returns whether the reader was counted.
   */
  async record(
    slug: string,
    { network, userAgent, viewer }: Pick<Context, 'network' | 'userAgent' | 'viewer'>,
  ): Promise<boolean> {
    if (userAgent === '' || BOT.test(userAgent) || isStaff(viewer.role)) return false;
    const now = this.platform.now();
    const day = inLondon(now).day;
    const visitor = digest(`${day} ${network}`);
    const counted = await this.platform.sql.rows(COUNT, [day, slug, visitor, now]);
    return counted.length > 0;
  }
}
