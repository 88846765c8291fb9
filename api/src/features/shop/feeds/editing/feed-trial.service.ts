import { createLimiter } from '../../../../platform/limits/limiter.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import { FeedSourceService } from '../fetching/feed-source.service.ts';
import { SupplierFeed } from '../record/supplier-feed.entity.ts';
import { FeedFault } from '../transports/feed-source.ts';
import { FeedNotFound, FeedNotPossible, FeedTrial } from './feed.results.ts';

const MOST_TRIALS = 20;
const PERIOD_S = 600;
const TOO_MANY = 'Too many tests. Please wait a few minutes.';
const MOST_CHARACTERS = 200;
const WORKBOOK = 'PK';

/** Tries the connections of feeds. */
export class FeedTrialService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #source = this.services.get(FeedSourceService);
  readonly #trials = createLimiter(this.platform, 'feed-trials', MOST_TRIALS, PERIOD_S);

  /**
   * Reads the beginning of a feed's newest file. Only the key of an SFTP host is remembered, at the first connection.
   * @throws PublicError TOO_MANY_REQUESTS after twenty trials in ten minutes.
   */
  async test(viewer: Viewer, id: number): Promise<FeedTrial | FeedNotFound | FeedNotPossible> {
    const feed = await this.platform.orm.em.fork().findOne(SupplierFeed, { id });
    if (!feed) return result(FeedNotFound, { message: 'This feed doesn’t exist.' });
    if (feed.transport === 'UPLOAD')
      return result(FeedNotPossible, { message: 'The files of this feed are sent to the shop.' });
    await this.#trials.require('shop', TOO_MANY);
    const began = performance.now();
    const { works, answer, hostKey } = await this.#attempt(feed);
    const milliseconds = Math.round(performance.now() - began);
    await this.platform.orm.em.fork().transactional(async (em) => {
      if (hostKey) await em.nativeUpdate(SupplierFeed, { id, hostKey: null }, { hostKey });
      this.#audit.record(em, {
        actor: viewer,
        subject: 'supplier feed',
        subjectId: String(id),
        action: 'tested',
        before: {},
        after: { works },
      });
    });
    return result(FeedTrial, { works, answer, milliseconds });
  }

  async #attempt(feed: SupplierFeed): Promise<{ works: boolean; answer: string; hostKey: string | null }> {
    try {
      const { name, bytes, hostKey } = await this.#source.tryOut(feed);
      return { works: true, answer: `${name} begins with: ${beginning(bytes)}`, hostKey };
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      return { works: false, answer: error.message, hostKey: null };
    }
  }
}

/** The first line of a file, for people. */
function beginning(bytes: Uint8Array): string {
  const [line = ''] = new TextDecoder().decode(bytes.subarray(0, MOST_CHARACTERS)).split(/[\r\n]/);
  return line.startsWith(WORKBOOK) ? 'a workbook' : line.replaceAll(/\p{Cc}/gu, ' ').trim();
}
