import { Migration } from '@mikro-orm/migrations';

/** Orders that went with another carrier than the shop’s own team: whether there is one decides what pages claim. */
export class Migration0102OtherCarriers extends Migration {
  override readonly name = '0102-other-carriers';

  override up(): void {
    this.addSql(`
      create index orders_other_carriers on orders (created_at) where shipping_provider <> 'Own delivery team'`);
  }

  override down(): void {
    this.addSql('drop index orders_other_carriers');
  }
}
