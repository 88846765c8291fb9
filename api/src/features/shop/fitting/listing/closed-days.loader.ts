import type { WeekdayHours } from '@treadline/schema/trade/values/week';
import { AnswerLoader } from '../../../../platform/graphql/answer-loader.ts';
import type { Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { daysAfter } from '../../delivery/index.ts';
import { closedDaysAhead } from './closed-days.ts';
import type { ClosedDays } from './closed-days.type.ts';

/** How far ahead pages announce holidays. */
export const CLOSED_DAYS_AHEAD = 42;

const CLOSURES = `
  select centre_slug as "centreSlug", first_day as "firstDay", last_day as "lastDay", reason
  from fitting_closures
  where (centre_slug = any($1::text[]) or centre_slug is null and van_id is null)
    and last_day >= $2::date and first_day <= $3::date
  order by first_day, id`;

interface ClosureRow extends ClosedDays {
  readonly centreSlug: string | null;
}

/** The closures of centres, read together for all centres of an answer. */
export class ClosedDaysLoader extends Service {
  readonly #ofCentres = new AnswerLoader<string, ClosureRow[]>((slugs) => this.#read(slugs));

  /** The days within six weeks on which a centre with these weekly hours is closed besides its weekly days off. */
  async ofCentre(context: Context, slug: string, week: readonly WeekdayHours[]): Promise<ClosedDays[]> {
    const closures = await this.#ofCentres.load(context, slug);
    const { day } = inLondon(this.platform.now());
    return closedDaysAhead({ week, closures, closedFrom: null }, day, CLOSED_DAYS_AHEAD);
  }

  async #read(slugs: readonly string[]): Promise<ClosureRow[][]> {
    const { day } = inLondon(this.platform.now());
    const rows = await this.platform.sql.rows<ClosureRow>(CLOSURES, [
      slugs,
      day,
      daysAfter(day, CLOSED_DAYS_AHEAD),
    ]);
    return slugs.map((slug) => rows.filter(({ centreSlug }) => centreSlug === null || centreSlug === slug));
  }
}
