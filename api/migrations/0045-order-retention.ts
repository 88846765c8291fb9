import { Migration } from '@mikro-orm/migrations';

/** When the buyer of an order was removed from all papers because it need no longer be on record. */
export class Migration0045OrderRetention extends Migration {
  override readonly name = '0045-order-retention';

  override up(): void {
    this.addSql('alter table orders add column buyer_forgotten_at timestamptz');
  }

  override down(): void {
    this.addSql('alter table orders drop column buyer_forgotten_at');
  }
}
