import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { NetworkLimit } from '../../../../platform/limits/network-limit.ts';
import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { currentActivity } from '../../../../platform/observability/activity.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService } from '../../../operations/audit/index.ts';
import type { FoundVehicle } from '../lookup/vehicle-lookup.ts';
import { MissedRegistration, MissedRegistrationPage } from './missed-registration.type.ts';

const DAY_S = 86_400;
const DAY_MS = 86_400_000;
/** Enough for a garage, and too few to fill the table with invented plates. */
const PER_NETWORK_AND_DAY = 20;
const PER_DAY = 2_000;
/** How long after its last look-up a registration is kept. */
const KEPT_DAYS = 30;

const NOTE = `
  insert into missed_registrations as known (registration, make, model, year, last_at) values (?, ?, ?, ?, ?)
  on conflict (registration) do update set times = known.times + 1, last_at = excluded.last_at,
    make = coalesce(excluded.make, known.make), model = coalesce(excluded.model, known.model),
    year = coalesce(excluded.year, known.year)`;
const LIST = `
  select registration, make, model, year, times, last_at as "lastAt", count(*) over () as total
  from missed_registrations order by times desc, last_at desc, registration limit $1 offset $2`;
const FORGET = 'delete from missed_registrations where last_at < ?';
const REMOVE = 'delete from missed_registrations where registration = ? returning registration';

/** Registrations whose sizes drivers didn't find, so that the owner can add their vehicles. */
export class MissedRegistrations extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #limit = new NetworkLimit(this.platform, {
    name: 'missed-registrations',
    perNetwork: PER_NETWORK_AND_DAY,
    ofAll: PER_DAY,
    seconds: DAY_S,
  });

  /**
   * Counts a look-up without sizes, while the driver gets the answer. Nothing about the driver is stored.
   * @param found the register's answer; null if no register knows the registration.
   */
  note(mark: string, found: FoundVehicle | null): void {
    const network = currentActivity()?.network ?? null;
    void this.#store(mark, found, network).catch((error: unknown) =>
      this.platform.logger.warn({ err: error }, 'A registration that wasn’t found couldn’t be counted.'),
    );
  }

  async #store(mark: string, found: FoundVehicle | null, network: string | null): Promise<void> {
    if ((await this.#limit.take(network)) !== null) return;
    const { make = null, model = null, year = null } = found ?? {};
    await this.platform.orm.em.fork().execute(NOTE, [mark, make, model, year, this.platform.now()]);
  }

  /** One page, most looked for first. */
  async list(paging: Paging): Promise<MissedRegistrationPage> {
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
