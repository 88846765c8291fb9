import { Migration } from '@mikro-orm/migrations';

/** Adds the cost of a tyre to the shop, now and when it was sold. */
export class Migration0008Costs extends Migration {
  override readonly name = '0008-costs';

  override up(): void {
    this.addSql('alter table products add column cost_pence integer check (cost_pence > 0)');
    this.addSql('alter table order_lines add column cost_pence integer check (cost_pence > 0)');
  }
}
