import { createHash } from 'node:crypto';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { PublicError } from '../../../../platform/services/errors.ts';
import { Service } from '../../../../platform/services/services.ts';
import { THE_SHOP, type Actor } from '../../../operations/audit/index.ts';
import { Import, ImportUpload, type ColumnMapping } from '../../../operations/imports/index.ts';
import { offerImport } from '../../suppliers/index.ts';
import { FeedRun } from '../record/feed-run.entity.ts';
import type { FeedOutcome } from '../record/feed.enums.ts';
import { sourceName, SupplierFeed } from '../record/supplier-feed.entity.ts';
import { FeedFault, NoFileYet, type FeedFile } from '../transports/feed-source.ts';
import { matchAsBefore } from './feed-columns.ts';
import { nextLook } from './feed-schedule.ts';
import { FeedSourceService } from './feed-source.service.ts';

/** Reading a large file into an import takes this long at most, on top of the time that its host has. */
const READING_SECONDS = 180;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A feed that this process alone works on. */
interface Claimed {
  readonly feed: SupplierFeed;
  readonly run: FeedRun;
}

/** The end of a look. */
interface Ending {
  readonly outcome: Exclude<FeedOutcome, 'PENDING'>;
  readonly message: string | null;
  readonly fileName?: string;
  readonly digest?: string;
  readonly importId?: number;
  readonly hostKey?: string | null;
}

/** Why a feed isn't looked at now, a sentence. */
class Busy extends Error {}

/** Looks for new files of feeds, and hands them to imports. */
export class FeedRunner extends Service {
  readonly #source = this.services.get(FeedSourceService);
  readonly #upload = this.services.get(ImportUpload);

  /** Looks for a feed's new file, unless another process does or an earlier file isn't decided. */
  async look(feedId: number): Promise<void> {
    const claimed = await this.#claim(feedId);
    if (claimed instanceof Busy) return;
    await this.#end(claimed, await this.#lookedFor(claimed));
  }

  /**
   * Takes a file that was sent.
   * @returns the import; null if the file is the last one again.
   * @throws PublicError BAD_USER_INPUT with a sentence if it can't be taken.
   */
  async take(feedId: number, actor: Actor, file: FeedFile): Promise<Import | null> {
    const claimed = await this.#claim(feedId);
    if (claimed instanceof Busy) throw new PublicError('BAD_USER_INPUT', claimed.message);
    const ending = await this.#taken(claimed, actor, file);
    await this.#end(claimed, ending);
    if (ending.outcome === 'FAILED') throw new PublicError('BAD_USER_INPUT', ending.message ?? '');
    const { importId } = ending;
    return importId === undefined ? null : this.platform.orm.em.fork().findOne(Import, { id: importId });
  }

  /** The claim is committed before the host is called, so that no connection is held while it's slow. */
  #claim(feedId: number): Promise<Claimed | Busy> {
    const { orm, now, config } = this.platform;
    return orm.em.fork().transactional(async (em) => {
      const feed = await em.findOne(SupplierFeed, { id: feedId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!feed?.active) return new Busy('This feed is switched off.');
      if (feed.leasedUntil && feed.leasedUntil > now())
        return new Busy('Another file of this feed is being read.');
      const open = await em.findOne(FeedRun, { feedId, outcome: 'PENDING' });
      if (open && (await this.#resumed(em, feed, open)))
        return new Busy('Another file of this feed is being read.');
      if (await isUndecided(em, feedId)) {
        // The schedule goes on once a person has decided.
        if (feed.nextAt) feed.nextAt = new Date(now().getTime() + MINUTE_MS);
        return new Busy('An earlier file of this feed isn’t applied or rejected yet.');
      }
      const seconds = config.suppliers.fetchSeconds + READING_SECONDS;
      feed.leasedUntil = new Date(now().getTime() + seconds * 1_000);
      const run = open ?? em.create(FeedRun, { feedId, outcome: 'PENDING', startedAt: now() });
      return { feed, run };
    });
  }

  /** Ends a run whose process died after its file had become an import. @returns whether it did. */
  async #resumed(em: EntityManager, feed: SupplierFeed, run: FeedRun): Promise<boolean> {
    const started = await em.findOne(Import, { requestId: requestIdOf(run) });
    if (!started) return false;
    this.#close(feed, run, { outcome: 'TAKEN', message: null, importId: started.id });
    return true;
  }

  async #lookedFor(claimed: Claimed): Promise<Ending> {
    try {
      const file = await this.#source.fetch(claimed.feed);
      return { hostKey: file.hostKey, ...(await this.#taken(claimed, THE_SHOP, file)) };
    } catch (error) {
      if (!(error instanceof FeedFault)) throw error;
      return { outcome: error instanceof NoFileYet ? 'NOTHING' : 'FAILED', message: error.message };
    }
  }

  async #taken({ feed, run }: Claimed, actor: Actor, { name, bytes }: FeedFile): Promise<Ending> {
    const em = this.platform.orm.em.fork();
    const digest = createHash('sha256').update(bytes).digest('hex');
    const taken = { feedId: feed.id, outcome: 'TAKEN' as const };
    const last = await em.findOne(FeedRun, taken, { orderBy: { id: 'desc' } });
    if (last?.digest === digest) return { outcome: 'UNCHANGED', message: null };
    const alike = await em.findOne(FeedRun, { ...taken, digest }, { orderBy: { id: 'desc' } });
    // Should this process die, the run knows the file that became the import.
    await em.nativeUpdate(FeedRun, { id: run.id }, { digest, fileName: name });
    const source = sourceName(feed.id);
    const applied = await em.findOne(Import, { source, status: 'DONE' }, { orderBy: { id: 'desc' } });
    const hold = this.#lateness(feed) ?? repeated(alike);
    try {
      const started = await this.#upload.take(actor, {
        kind: offerImport,
        bytes,
        fileName: name,
        about: String(feed.supplierId),
        mode: 'EACH',
        isUnattended: true,
        requestId: requestIdOf(run),
        source: { name: source, match: (columns) => matched(applied?.mapping ?? null, columns, hold) },
      });
      return { outcome: 'TAKEN', message: null, fileName: name, digest, importId: started.id };
    } catch (error) {
      if (!(error instanceof PublicError)) throw error;
      return { outcome: 'FAILED', message: error.message, fileName: name };
    }
  }

  #lateness({ lateSince }: SupplierFeed): string | null {
    if (!lateSince) return null;
    const hours = Math.max(1, Math.round((this.platform.now().getTime() - lateSince.getTime()) / HOUR_MS));
    return `It came ${hours} ${hours === 1 ? 'hour' : 'hours'} late. Check that it isn’t out of date.`;
  }

  /** Stores the end of a look, unless the lease has passed to another process meanwhile. */
  async #end({ feed, run }: Claimed, ending: Ending): Promise<void> {
    await this.platform.orm.em.fork().transactional(async (em) => {
      const now = await em.findOne(SupplierFeed, { id: feed.id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const open = await em.findOne(FeedRun, { id: run.id, outcome: 'PENDING' });
      if (!now || !open || now.leasedUntil?.getTime() !== feed.leasedUntil?.getTime()) return;
      this.#close(now, open, ending);
      await foldAlike(em, open);
    });
  }

  #close(feed: SupplierFeed, run: FeedRun, { outcome, message, hostKey, ...file }: Ending): void {
    const now = this.platform.now();
    Object.assign(run, { ...file, outcome, message, finishedAt: now });
    if (outcome !== 'TAKEN') run.digest = null;
    Object.assign(feed, {
      leasedUntil: null,
      nextAt: nextLook(feed, outcome, now),
      trouble: outcome === 'FAILED' ? message : null,
    });
    if (hostKey) feed.hostKey = hostKey;
    if (outcome === 'TAKEN') Object.assign(feed, { lastNewAt: now, lateSince: null });
  }
}

const requestIdOf = ({ id }: Pick<FeedRun, 'id'>): string => `feed-run:${id}`;

const isUndecided = async (em: EntityManager, feedId: number): Promise<boolean> =>
  (await em.count(Import, {
    source: sourceName(feedId),
    status: { $in: ['READING', 'MAPPING', 'CHECKING', 'READY', 'APPLYING', 'UNDOING'] },
  })) > 0;

function matched(
  last: ColumnMapping | null,
  columns: readonly string[],
  hold: string | null,
): ReturnType<typeof matchAsBefore> {
  const { mapping, hold: changed } = matchAsBefore(last, columns);
  return { mapping, hold: changed ?? hold };
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** The sentence for content that a newer file has replaced since. */
const repeated = (run: FeedRun | null): string | null =>
  run ? `It’s the file of ${DAY.format(run.startedAt)} again, which a newer one has replaced since.` : null;

/** Counts a look that ended like the one before it there, so that quiet nights don't fill the list. */
async function foldAlike(em: EntityManager, run: FeedRun): Promise<void> {
  if (run.outcome === 'TAKEN') return;
  const before = await em.findOne(
    FeedRun,
    { feedId: run.feedId, id: { $lt: run.id } },
    { orderBy: { id: 'desc' } },
  );
  if (before?.outcome !== run.outcome || before.message !== run.message) return;
  Object.assign(before, { times: before.times + 1, finishedAt: run.finishedAt });
  em.remove(run);
}
