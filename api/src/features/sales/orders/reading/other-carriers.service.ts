import { OWN_DELIVERY_TEAM } from '@treadline/schema/trade/places/carriers';
import { Service } from '../../../../platform/services/services.ts';

const DAYS = 90;
const DAY_MS = 86_400_000;
/** The name is part of the text, so that the index of these orders is used. */
const USED = `
  select 1 from orders where shipping_provider <> '${OWN_DELIVERY_TEAM}' and created_at > $1 limit 1`;

/** Whether carriers deliver for the shop beside its own team. */
export class OtherCarriers extends Service {
  /** Whether an order of the last 90 days went with another carrier. */
  async areUsed(): Promise<boolean> {
    const since = new Date(this.platform.now().getTime() - DAYS * DAY_MS);
    return (await this.platform.sql.rows(USED, [since])).length > 0;
  }
}
