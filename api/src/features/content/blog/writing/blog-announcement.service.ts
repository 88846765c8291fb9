import { writeData } from '../../../../platform/services/data-write.ts';
import { Service } from '../../../../platform/services/services.ts';

export const ANNOUNCE_JOB = 'announce-articles';

const DUE = `
  update blog_posts set announced = true
  where not announced and published_at <= ? and removed_at is null returning id`;

/** Publishes scheduled articles at their time. */
export class BlogAnnouncements extends Service {
  /**
   * Invalidates every process's caches if scheduled articles were published since last time, so that no cached
   * list lacks them.
   */
  async announce(): Promise<void> {
    await writeData(this.platform, {
      dataset: 'content',
      work: (em) => em.execute<object[]>(DUE, [this.platform.now()]),
      isWritten: (due) => due.length > 0,
    });
  }
}
