import { Migration } from '@mikro-orm/migrations';

const SHORT = "number ~ '^TFL[0-9]{10}$'";
/** The signs of schema/trade/order/order-number.ts. */
const LONG = "number ~ '^TFL[0-9]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'";

/** Order numbers that cannot be guessed, beside those that were given before. */
export class Migration0057LongOrderNumbers extends Migration {
  override readonly name = '0057-long-order-numbers';

  override up(): void {
    this.addSql(`
      alter table orders drop constraint orders_number_check,
        add constraint orders_number_check check (${SHORT} or ${LONG}) not valid;
      alter table orders validate constraint orders_number_check`);
  }

  /** The numbers that were given since are kept. */
  override down(): void {
    this.addSql(`
      alter table orders drop constraint orders_number_check,
        add constraint orders_number_check check (${SHORT}) not valid`);
  }
}
