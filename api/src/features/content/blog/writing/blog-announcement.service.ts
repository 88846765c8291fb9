import { writeData } from '../../../../platform/services/data-write.ts';
import { Service } from '../../../../platform/services/services.ts';

export const ANNOUNCE_JOB = 'announce-articles';

const DUE = `
  update blog_posts set announced = true
  where not announced and published_at <= ? and removed_at is null returning id`;

/** Lets articles appear when their time comes. */
export class BlogAnnouncements extends Service {
  /** Tells every process of articles that have become readable since last time: no cached list may lack them. */
  async announce(): Promise<void> {
    await writeData(this.platform, {
      dataset: 'content',
      work: (em) => em.execute<object[]>(DUE, [this.platform.now()]),
      isWritten: (due) => due.length > 0,
    });
  }
}
