import { inOrderOf } from '../../platform/in-order.ts';
import { BY_AGE, offsetOf, pageInfo, type Paging } from '../../platform/page.ts';
import { result } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { keptText } from '../../platform/typed-text.ts';
import { Claim } from './claim.entity.ts';
import type { ClaimSort } from './claim.enums.ts';
import type { ClaimFilter } from './claim.inputs.ts';
import { ClaimCounts, ClaimPage } from './claim.results.ts';

const COUNTS = `
  select count(*) filter (where state in ('WAITING', 'PAYING')) as waiting,
    count(*) filter (where state = 'QUESTION') as question,
    count(*) filter (where state = 'WITH_MAKER') as "withMaker",
    count(*) filter (where state in ('PAID_BACK', 'REPLACED', 'REFUSED', 'WITHDRAWN')) as settled
  from claims`;
/** $1 the kind and $2 the states, null for any; $3 words to find. */
const FROM = `
  from claims c join orders o on o.id = c.order_id join order_lines l on l.id = c.line_id
  where ($1::text is null or c.kind = $1) and ($2::text[] is null or c.state = any($2))
    and ($3::text is null or position($3 in lower(o.number || ' ' || o.email || ' ' || l.product_name || ' ' ||
      (o.shipping_address ->> 'firstName') || ' ' || (o.shipping_address ->> 'lastName'))) > 0)`;
const TOTAL = `select count(*) as total ${FROM}`;
const FOUND = (direction: 'asc' | 'desc'): string => `
  select c.id ${FROM} order by c.updated_at ${direction}, c.id ${direction} limit $4 offset $5`;

/** Lists claims for the shop. */
export class ClaimListService {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** One page of claims. */
  async page({ kind, states, search }: ClaimFilter, sort: ClaimSort, paging: Paging): Promise<ClaimPage> {
    const { orm, sql } = this.#services.platform;
    const values = [kind ?? null, states ?? null, keptText(search ?? '').toLowerCase() || null];
    const [counted] = await sql.rows<{ total: number }>(TOTAL, values);
    const found = await sql.rows<{ id: string }>(FOUND(BY_AGE[sort]), [
      ...values,
      paging.limit,
      offsetOf(paging),
    ]);
    const ids = found.map(({ id }) => id);
    const claims = await orm.em.fork().find(Claim, { id: { $in: ids } });
    return result(ClaimPage, {
      items: inOrderOf(ids, claims).filter((claim) => claim !== null),
      pageInfo: pageInfo(paging, counted?.total ?? 0),
    });
  }

  /** How many claims wait for whom. */
  async counts(): Promise<ClaimCounts> {
    const [counts] = await this.#services.platform.sql.rows<ClaimCounts>(COUNTS);
    return result(ClaimCounts, counts ?? { waiting: 0, question: 0, withMaker: 0, settled: 0 });
  }
}
