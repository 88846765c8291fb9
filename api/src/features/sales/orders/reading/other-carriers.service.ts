import { OWN_DELIVERY_TEAM } from '@treadline/schema/trade/places/carriers';
import { Service } from '../../../../platform/services/services.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;
/** The name is written into the statement, not bound, so that Postgres uses the partial index. */
const USED = `
  select 1 from orders where shipping_provider <> '${OWN_DELIVERY_TEAM}' and created_at > $1 limit 1`;

/** Tells whether outside carriers deliver for the shop, besides its own team. */
export class OtherCarriers extends Service {
  /** Whether any order of the last 90 days went with an outside carrier. */
  async areUsed(): Promise<boolean> {
    const since = new Date(this.platform.now().getTime() - DAYS * DAY_MS);
    return (await this.platform.sql.rows(USED, [since])).length > 0;
  }
}
