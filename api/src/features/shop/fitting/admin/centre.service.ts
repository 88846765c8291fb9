import type { EntityManager } from '@mikro-orm/postgresql';
import { offsetOf, pageInfo, type PageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { UPCOMING } from './affected-bookings.ts';
import { CENTRE_RECORD } from './centre-record.ts';
import type { AdminFittingCentreFilter } from './centre.inputs.ts';
import type { AdminFittingCentre } from './centre.type.ts';
import type { AdminFittingCentreSort } from './fitting-admin.enums.ts';

const CENTRES = `
  select ${CENTRE_RECORD},
    (select count(*)::int from fitting_bookings b where b.centre_slug = c.slug and b.state in (${UPCOMING}))
      as "upcomingJobs"
  from fitting_centres c`;
/** The parameters are the words, today, the states and the owners; null for any. */
const MATCHING = `
  from fitting_centres c
  where (select coalesce(bool_and(
      position(word in lower(concat_ws(' ', name, town, postcode, replace(postcode, ' ', ''), slug))) > 0), true)
      from unnest($1::text[]) as word)
    and ($3::text[] is null
      or case when closed_from <= $2::date then 'CLOSED' else 'OPEN' end = any($3))
    and ($4::text[] is null or case when is_own then 'OWN' else 'PARTNER' end = any($4))`;

const ORDERS: Readonly<Record<AdminFittingCentreSort, string>> = {
  NAME_ASC: 'name, slug',
  NAME_DESC: 'name desc, slug desc',
  TOWN_ASC: 'town, name, slug',
  TOWN_DESC: 'town desc, name, slug',
  DISTANCE_ASC: 'distance_miles, name, slug',
  DISTANCE_DESC: 'distance_miles desc, name, slug',
  UPDATED_DESC: 'updated_at desc, name, slug',
  UPDATED_ASC: 'updated_at, name, slug',
};

export interface AdminCentresRequest {
  readonly filter: AdminFittingCentreFilter;
  readonly sort: AdminFittingCentreSort;
  readonly paging: Paging;
}

const some = <Item>(items: readonly Item[] | null | undefined): readonly Item[] | null =>
  items && items.length > 0 ? items : null;

/** Fitting centres for staff. */
export class AdminCentreService extends Service {
  /** One page of centres. Takes two statements, whatever the page size. */
  async list(request: AdminCentresRequest): Promise<{ items: AdminFittingCentre[]; pageInfo: PageInfo }> {
    const { filter, sort, paging } = request;
    const { sql, now } = this.platform;
    const values = [
      filter.search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [],
      inLondon(now()).day,
      some(filter.states),
      some(filter.owners),
    ];
    const [[counted], items] = await Promise.all([
      sql.rows<{ total: number }>(`select count(*)::int as total ${MATCHING}`, values),
      sql.rows<AdminFittingCentre>(
        `${CENTRES} where slug in (select slug ${MATCHING} order by ${ORDERS[sort]} limit $5 offset $6)
          order by ${ORDERS[sort]}`,
        [...values, paging.limit, offsetOf(paging)],
      ),
    ]);
    return { items, pageInfo: pageInfo(paging, counted?.total ?? 0) };
  }

  /** A centre by its slug; null if there's none. */
  async find(slug: string): Promise<AdminFittingCentre | null> {
    const [centre] = await this.platform.sql.rows<AdminFittingCentre>(`${CENTRES} where slug = $1`, [slug]);
    return centre ?? null;
  }

  /** The same in the transaction of `em`. */
  async findIn(em: EntityManager, slug: string): Promise<AdminFittingCentre | null> {
    const [centre] = await em.execute<AdminFittingCentre[]>(`${CENTRES} where slug = ?`, [slug]);
    return centre ?? null;
  }
}
