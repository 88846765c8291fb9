import { Migration } from '@mikro-orm/migrations';

/** The payments at Stripe that came for an order which was paid already: somebody is asked once to pay each back. */
export class Migration0059OtherPayments extends Migration {
  override readonly name = '0059-other-payments';

  override up(): void {
    this.addSql("alter table orders add column other_payments text[] not null default '{}'");
  }

  override down(): void {
    this.addSql('alter table orders drop column other_payments');
  }
}
