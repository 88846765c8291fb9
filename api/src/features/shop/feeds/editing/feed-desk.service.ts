import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput, type FieldError } from '../../../../platform/input/invalid-input.ts';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { StaleWrite } from '../../../../platform/services/stale-write.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import { Supplier } from '../../suppliers/index.ts';
import { firstLook } from '../fetching/feed-schedule.ts';
import { LOOK_JOB } from '../fetching/feed-watch.service.ts';
import { FeedRun } from '../record/feed-run.entity.ts';
import { SupplierFeed } from '../record/supplier-feed.entity.ts';
import { faultsOfAddress } from './feed-address.ts';
import type { CreateSupplierFeedInput, UpdateSupplierFeedInput } from './feed.inputs.ts';
import { FeedNotFound, FeedNotPossible, SupplierFeedChoices, type FeedRunPage } from './feed.results.ts';

const NOT_FOUND = 'This feed doesn’t exist.';

const storedFields = (input: Omit<CreateSupplierFeedInput, 'supplierId'>) => {
  const { name, transport, address, username, secretName, everyMinutes, dailyAt, lateAfterHours, active } =
    input;
  const isSent = transport === 'UPLOAD';
  const isCalled = transport === 'HTTPS' || transport === 'SFTP';
  return {
    name: name.trim(),
    transport,
    address: isSent ? '' : address.trim(),
    username: (isCalled && username?.trim()) || null,
    secretName: (isCalled && secretName?.trim()) || null,
    everyMinutes: isSent ? null : (everyMinutes ?? null),
    dailyAt: (!isSent && dailyAt?.trim()) || null,
    lateAfterHours: lateAfterHours ?? null,
    active,
  };
};
type Stored = ReturnType<typeof storedFields>;

/** The log records only an address's host, because suppliers put keys into addresses. */
const figures = (feed: Stored): AuditFigures => ({
  name: feed.name,
  transport: feed.transport,
  from: URL.parse(feed.address)?.host ?? feed.address,
  secretName: feed.secretName,
  everyMinutes: feed.everyMinutes,
  dailyAt: feed.dailyAt,
  lateAfterHours: feed.lateAfterHours,
  active: feed.active,
});

/** Keeps the feeds of suppliers. */
export class FeedDesk extends Service {
  readonly #audit = this.services.get(AuditService);

  /** A supplier's feeds by name. */
  list(supplierId: number): Promise<SupplierFeed[]> {
    return this.platform.orm.em
      .fork()
      .find(SupplierFeed, { supplierId }, { orderBy: { name: 'asc', id: 'asc' } });
  }

  /** A feed; null if there is none. */
  find(id: number): Promise<SupplierFeed | null> {
    return this.platform.orm.em.fork().findOne(SupplierFeed, { id });
  }

  /** A feed's looks for a new file, newest first. */
  async runs(feedId: number, paging: Paging): Promise<FeedRunPage> {
    const [items, total] = await this.platform.orm.em
      .fork()
      .findAndCount(
        FeedRun,
        { feedId },
        { orderBy: { id: 'desc' }, limit: paging.limit, offset: offsetOf(paging) },
      );
    return { items, pageInfo: pageInfo(paging, total) };
  }

  /** The secrets and the folder that the configuration has for feeds. */
  choices(): SupplierFeedChoices {
    const { folder, secrets } = this.platform.config.suppliers;
    return result(SupplierFeedChoices, {
      hasFolder: folder !== null,
      secrets: [...secrets].map(([name, { host }]) => ({ name, host })),
    });
  }

  /** Adds a feed. */
  async create(
    viewer: Viewer,
    { supplierId, ...input }: CreateSupplierFeedInput,
  ): Promise<SupplierFeed | InvalidInput> {
    const fields = storedFields(input);
    const refused = this.#refused(fields);
    if (refused) return refused;
    return this.platform.orm.em.fork().transactional<SupplierFeed | InvalidInput>(async (em) => {
      if ((await em.count(Supplier, { id: supplierId })) === 0)
        return InvalidInput.of('Please check the feed', [
          { path: 'supplierId', message: 'This supplier doesn’t exist' },
        ]);
      const createdAt = this.platform.now();
      const feed = em.create(SupplierFeed, {
        ...fields,
        supplierId,
        createdAt,
        nextAt: firstLook(fields, createdAt),
      });
      await em.flush();
      this.#record(em, viewer, feed, 'created', {});
      return feed;
    });
  }

  /** Changes a feed that nobody has changed since it was read. The key of another host is forgotten. */
  async update(
    viewer: Viewer,
    { id, revision, ...input }: UpdateSupplierFeedInput,
  ): Promise<SupplierFeed | InvalidInput | FeedNotFound | StaleWrite> {
    const fields = storedFields(input);
    const refused = this.#refused(fields);
    if (refused) return refused;
    return this.platform.orm.em.fork().transactional<SupplierFeed | FeedNotFound | StaleWrite>(async (em) => {
      const feed = await em.findOne(SupplierFeed, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!feed) return result(FeedNotFound, { message: NOT_FOUND });
      if (feed.revision !== revision) return StaleWrite.at(feed.revision);
      const before = figures(feed);
      const isElsewhere = before['from'] !== figures(fields)['from'];
      em.assign(feed, {
        ...fields,
        hostKey: isElsewhere ? null : feed.hostKey,
        trouble: null,
        nextAt: firstLook(fields, this.platform.now()),
        revision: revision + 1,
      });
      await em.flush();
      this.#record(em, viewer, feed, 'changed', before);
      return feed;
    });
  }

  /** Deletes a feed with the list of its looks. Its imports stay. @returns whether it existed. */
  delete(viewer: Viewer, id: number): Promise<boolean> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const feed = await em.findOne(SupplierFeed, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!feed) return false;
      this.#record(em, viewer, feed, 'deleted', figures(feed));
      em.remove(feed);
      return true;
    });
  }

  /** Forgets the key of an SFTP host that has changed it, so that the next connection remembers the new one. */
  forgetKey(viewer: Viewer, id: number): Promise<SupplierFeed | FeedNotFound> {
    return this.#decide(viewer, id, 'host key forgotten', (feed) => {
      Object.assign(feed, { hostKey: null, trouble: null });
      return null;
    });
  }

  /** Looks for a feed's new file at once. */
  async fetch(viewer: Viewer, id: number): Promise<SupplierFeed | FeedNotFound | FeedNotPossible> {
    const feed = await this.#decide(viewer, id, 'fetched', (one) => {
      if (one.transport === 'UPLOAD') return 'The files of this feed are sent to the shop.';
      if (!one.active) return 'This feed is switched off.';
      one.nextAt = this.platform.now();
      return null;
    });
    if (feed instanceof SupplierFeed)
      await this.platform.jobs.send(LOOK_JOB, { feedId: id }, { key: String(id) });
    return feed;
  }

  /** @param change returns why it's refused, a sentence; null if it was done. */
  #decide<Refused extends FeedNotPossible>(
    viewer: Viewer,
    id: number,
    action: string,
    change: (feed: SupplierFeed) => string | null,
  ): Promise<SupplierFeed | FeedNotFound | Refused> {
    return this.platform.orm.em.fork().transactional<SupplierFeed | FeedNotFound | Refused>(async (em) => {
      const feed = await em.findOne(SupplierFeed, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!feed) return result(FeedNotFound, { message: NOT_FOUND });
      const message = change(feed);
      if (message !== null) return result(FeedNotPossible, { message }) as Refused;
      this.#record(em, viewer, feed, action, {});
      return feed;
    });
  }

  #refused(fields: Stored): InvalidInput | null {
    const faults = [...faultsOfAddress(fields, this.platform.config.suppliers), ...faultsOfSchedule(fields)];
    return faults.length === 0 ? null : InvalidInput.of('Please check the feed', faults);
  }

  #record(em: EntityManager, actor: Viewer, feed: SupplierFeed, action: string, before: AuditFigures): void {
    const after = action === 'deleted' ? {} : figures(feed);
    this.#audit.record(em, {
      actor,
      subject: 'supplier feed',
      subjectId: String(feed.id),
      action,
      before,
      after,
    });
  }
}

const faultsOfSchedule = ({ transport, everyMinutes, dailyAt }: Stored): FieldError[] =>
  transport === 'UPLOAD' || (everyMinutes === null) !== (dailyAt === null)
    ? []
    : [{ path: 'everyMinutes', message: 'Enter either minutes or a time of day' }];
