import { Migration } from '@mikro-orm/migrations';

const INDEXES = `
create index users_created on users (created_at desc, id desc);
create index saved_addresses_postcode on saved_addresses (replace(postcode, ' ', ''));
create index newsletter_subscriptions_by_state on newsletter_subscriptions (state, requested_at desc, id desc);
`;

const WITHOUT = `
drop index newsletter_subscriptions_by_state;
drop index saved_addresses_postcode;
drop index users_created;
`;

/** What the lists of customers and subscribers are sorted and searched by. */
export class Migration0030Customers extends Migration {
  override readonly name = '0030-customers';

  override up(): void {
    this.addSql(INDEXES);
  }

  override down(): void {
    this.addSql(WITHOUT);
  }
}
