import { Migration } from '@mikro-orm/migrations';

/** Customers are found by the digits of the telephone number on their orders. */
export class Migration0096OrderPhones extends Migration {
  override readonly name = '0096-order-phones';

  override up(): void {
    this.addSql(`create index orders_phone on orders
      using gin (regexp_replace(phone, '[^0-9]', '', 'g') gin_trgm_ops)`);
  }

  override down(): void {
    this.addSql('drop index orders_phone');
  }
}
