import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inOrderOf } from '../../../../platform/text/in-order.ts';
import { inLondon, londonInstant } from '../../../../platform/text/london-time.ts';
import { FittingBooking, UnfitBookings, unfitSql } from '../../../shop/fitting/index.ts';
import type { JobTrouble } from './job-trouble.enums.ts';
import { TroubledJob, TroubledJobPage } from './troubled-job.types.ts';

interface TroubledRow {
  readonly id: string;
  readonly trouble: JobTrouble;
}

/**
 * The jobs with their most urgent trouble. The parameters are the present instant and the start of today. A job that's
 * over can't be late or unfit any more.
 */
const troubled = (today: string): string => `(
  select b.id, b.starts_at, case
    when b.state = 'NEEDS_SLOT' then 'NEEDS_SLOT'
    when b.ends_at < $2 then 'OVERDUE'
    when b.ends_at > $1 and ${unfitSql(today)} then 'UNFIT'
    when b.state = 'REQUESTED' and b.alerted_at is not null then 'SILENT'
  end as trouble
  from fitting_bookings b where b.state in ('REQUESTED', 'CONFIRMED', 'NEEDS_SLOT')
) job where trouble is not null`;

/** Finds the fitting jobs that need attention. */
export class JobAttention extends Service {
  readonly #unfit = this.services.get(UnfitBookings);

  /** How many jobs need attention. */
  async count(): Promise<number> {
    const { rows, times } = this.#troubled();
    const [found] = await this.platform.sql.rows<{ count: number }>(`select count(*) from ${rows}`, times);
    return found?.count ?? 0;
  }

  /** One page of them, the earliest first. */
  async page(paging: Paging): Promise<TroubledJobPage> {
    const { rows, times } = this.#troubled();
    const [total, found] = await Promise.all([
      this.count(),
      this.platform.sql.rows<TroubledRow>(
        `select id, trouble from ${rows} order by starts_at, id limit $3 offset $4`,
        [...times, paging.limit, offsetOf(paging)],
      ),
    ]);
    return result(TroubledJobPage, { items: await this.#jobs(found), pageInfo: pageInfo(paging, total) });
  }

  #troubled(): { rows: string; times: Date[] } {
    const now = this.platform.now();
    const { day } = inLondon(now);
    return { rows: troubled(day), times: [now, londonInstant(day, '00:00')] };
  }

  async #jobs(rows: readonly TroubledRow[]): Promise<TroubledJob[]> {
    const ids = rows.map(({ id }) => id);
    const em = this.platform.orm.em.fork();
    const found = await em.find(FittingBooking, { id: { $in: ids } });
    const reasons = await this.#unfit.reasons(found);
    return inOrderOf(ids, found, ({ id }) => id).flatMap((booking, index) => {
      const trouble = rows[index]?.trouble;
      if (!booking || !trouble) return [];
      const text = TEXTS[trouble](reasons.get(booking.id) ?? 'its place has changed');
      return [result(TroubledJob, { id: booking.id, trouble, text, booking })];
    });
  }
}

/** Each trouble in a sentence for staff. */
const TEXTS: Readonly<Record<JobTrouble, (reason: string) => string>> = {
  NEEDS_SLOT: () => 'Has no time. Choose one with the buyer.',
  OVERDUE: () => 'Its day is over. Record whether it’s done, or nobody came.',
  UNFIT: (reason) => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}. Move it.`,
  SILENT: () => 'The garage hasn’t confirmed it. Ring them.',
};
