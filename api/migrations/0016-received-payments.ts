import { Migration } from '@mikro-orm/migrations';

/** What was paid for an order where that is not its total, so that it can be paid back. */
export class Migration0016ReceivedPayments extends Migration {
  override readonly name = '0016-received-payments';

  override up(): void {
    this.addSql('alter table orders add column received_pence integer');
  }

  override down(): void {
    this.addSql('alter table orders drop column received_pence');
  }
}
