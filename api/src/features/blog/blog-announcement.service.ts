import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../platform/services.ts';

export const ANNOUNCE_JOB = 'announce-articles';

const DUE = `
  update blog_posts set announced = true
  where not announced and published_at <= $1 and removed_at is null returning id`;

/** Lets articles appear when their time comes. */
export class BlogAnnouncements {
  readonly #platform: Platform;

  constructor(services: Services) {
    this.#platform = services.platform;
  }

  /** Tells every process of articles that have become readable since last time: no cached list may lack them. */
  async announce(): Promise<void> {
    const { sql, now, versions } = this.#platform;
    const due = await sql.rows(DUE, [now()]);
    if (due.length > 0) await versions.bump('content');
  }
}
