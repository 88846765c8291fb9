import { Migration } from '@mikro-orm/migrations';

/** The payments and refunds at Stripe that are no part of an order, and that somebody has dealt with. */
export class Migration0059DealtWith extends Migration {
  override readonly name = '0059-dealt-with';

  override up(): void {
    this.addSql("alter table orders add column dealt_with text[] not null default '{}'");
  }

  override down(): void {
    this.addSql('alter table orders drop column dealt_with');
  }
}
