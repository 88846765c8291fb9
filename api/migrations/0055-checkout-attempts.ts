import { Migration } from '@mikro-orm/migrations';

const ATTEMPTS = `
-- Who sends a checkout again, because its answer was lost, is given the order that it placed.
alter table orders add column attempt_key text, add column attempt_digest text;
create unique index orders_attempt_key on orders (attempt_key) where attempt_key is not null;
`;

/** The idempotency keys of checkouts, as digests, for as long as they may be sent again. */
export class Migration0055CheckoutAttempts extends Migration {
  override readonly name = '0055-checkout-attempts';

  override up(): void {
    this.addSql(ATTEMPTS);
  }

  override down(): void {
    this.addSql('alter table orders drop column attempt_key, drop column attempt_digest');
  }
}
