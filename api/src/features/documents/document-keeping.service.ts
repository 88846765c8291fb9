import { recordsKeptFrom } from '@treadline/schema/trade/record-keeping';
import { inLondon } from '../../platform/london-time.ts';
import type { Services } from '../../platform/services.ts';

/** A credit note names the buyer through its invoice: the latest document of an order decides. */
const FORGET = `
  update invoices i set billing_address = null, delivery_address = null
  where (billing_address is not null or delivery_address is not null)
    and (issued_at at time zone 'Europe/London')::date < $1::date
    and not exists (
      select from credit_notes n
      where n.order_id = i.order_id and (n.issued_at at time zone 'Europe/London')::date >= $1::date
    )`;

/** Keeps documents as long as the law asks, and no longer with the name of their buyer. */
export class DocumentKeeping {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Removes buyers from documents whose time is over. Figures and numbers stay. */
  async forgetBuyers(): Promise<void> {
    const { now, sql } = this.#services.platform;
    await sql.rows(FORGET, [recordsKeptFrom(inLondon(now()).day)]);
  }
}
