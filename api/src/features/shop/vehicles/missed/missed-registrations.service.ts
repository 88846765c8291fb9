import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { LRUCache } from 'lru-cache';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { currentActivity } from '../../../../platform/observability/activity.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import type { FoundVehicle } from '../lookup/vehicle-lookup.ts';
import { MissedRegistration, MissedRegistrationPage } from './missed-registration.type.ts';

const DAY_MS = 86_400_000;
/** Enough for a garage, and too few to fill the table with invented plates. */
const PER_NETWORK_AND_DAY = 20;
const MOST_NETWORKS = 10_000;
/** The most registrations waiting to be saved. */
const MOST_WAITING = 200;
/** Once the table has this many, only registrations already in it are counted. */
const MOST_STORED = 5_000;
/** How long after its last look-up a registration is kept. */
const KEPT_DAYS = 30;

/** A registration that was looked for, and what the registers said of it. */
interface Miss extends Pick<FoundVehicle, 'model' | 'year'> {
  readonly make: string | null;
  readonly times: number;
  readonly at: Date;
}

const SAVE = `
  insert into missed_registrations as known (registration, make, model, year, times, last_at)
  select n.registration, n.make, n.model, n.year, n.times, n.at
  from unnest($1::text[], $2::text[], $3::text[], $4::smallint[], $5::integer[], $6::timestamptz[]) with ordinality
    as n (registration, make, model, year, times, at, place)
  where n.place + (select count(*) from missed_registrations) <= ${MOST_STORED}
    or exists (select from missed_registrations m where m.registration = n.registration)
  order by n.registration
  on conflict (registration) do update set times = known.times + excluded.times, last_at = excluded.last_at,
    make = coalesce(excluded.make, known.make), model = coalesce(excluded.model, known.model),
    year = coalesce(excluded.year, known.year)`;
const LIST = `
  select registration, make, model, year, times, last_at as "lastAt", count(*) over () as total
  from missed_registrations order by times desc, last_at desc, registration limit $1 offset $2`;
const FORGET = 'delete from missed_registrations where last_at < ?';
const REMOVE = 'delete from missed_registrations where registration = ? returning registration';

/**
 * Registrations whose sizes drivers didn't find, so that the owner can add their vehicles. Counts gather in memory and
 * are saved together a few times a minute, so a driver never waits for a write. Nothing about the driver is stored.
 */
export class MissedRegistrations extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #ofNetwork = new LRUCache<string, number>({ max: MOST_NETWORKS, ttl: DAY_MS, noUpdateTTL: true });
  #waiting = new Map<string, Miss>();

  /** Counts a look-up without sizes. @param found null if no register knows the registration. */
  note(mark: string, found: FoundVehicle | null): void {
    const network = currentActivity()?.network ?? '';
    const noted = (this.#ofNetwork.get(network) ?? 0) + 1;
    if (noted > PER_NETWORK_AND_DAY) return;
    this.#ofNetwork.set(network, noted);
    const before = this.#waiting.get(mark);
    if (!before && this.#waiting.size >= MOST_WAITING) return;
    const { make = null, model = null, year = null } = found ?? {};
    this.#waiting.set(mark, { make, model, year, times: (before?.times ?? 0) + 1, at: this.platform.now() });
  }

  /** Saves this process's counts. If that fails they're lost, which is harmless. */
  async save(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const [marks, misses] = [[...this.#waiting.keys()], [...this.#waiting.values()]];
    this.#waiting = new Map();
    const column = <Name extends keyof Miss>(name: Name) => misses.map((miss) => miss[name]);
    const columns = [column('make'), column('model'), column('year'), column('times'), column('at')];
    await this.platform.sql
      .rows(SAVE, [marks, ...columns])
      .catch((error: unknown) =>
        this.platform.logger.warn({ err: error }, 'Registrations that weren’t found couldn’t be counted.'),
      );
  }

  /** One page, most looked for first. */
  async list(paging: Paging): Promise<MissedRegistrationPage> {
    await this.save();
    const rows = await this.platform.sql.rows<MissedRegistration & { total: number }>(LIST, [
      paging.limit,
      offsetOf(paging),
    ]);
    const items = rows.map(({ registration, make, model, year, times, lastAt }) =>
      result(MissedRegistration, {
        registration: formatRegistration(registration),
        make,
        model,
        year,
        times,
        lastAt,
      }),
    );
    return result(MissedRegistrationPage, { items, pageInfo: pageInfo(paging, rows[0]?.total ?? 0) });
  }

  /** Deletes a registration, once its vehicle was added or it's a mistake. @returns whether it was listed. */
  remove(viewer: Viewer, mark: string): Promise<boolean> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const removed = await em.execute<object[]>(REMOVE, [mark]);
      if (removed.length === 0) return false;
      // The log is permanent, so it doesn't name the registration.
      this.#audit.record(em, {
        actor: viewer,
        subject: 'missed registration',
        subjectId: 'deleted',
        action: 'deleted',
        before: { count: removed.length },
        after: {},
      });
      return true;
    });
  }

  /** Deletes registrations that nobody has looked for in 30 days. */
  async forget(): Promise<void> {
    const before = new Date(this.platform.now().getTime() - KEPT_DAYS * DAY_MS);
    await this.platform.orm.em.fork().execute(FORGET, [before]);
  }
}
