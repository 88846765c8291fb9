import { Migration } from '@mikro-orm/migrations';

const TEN_DIGITS = "number ~ '^TFL[0-9]{10}$'";
/** The signs of schema/trade/order/tracking-number.ts. */
const LONG = "~ '^TFL[0-9]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$'";
/** As schema/trade/order/order-number.ts draws it. */
const SHORT = "number ~ '^[A-Z]{2,5}(-[0-9]{4}){2}$'";

/**
 * Tracking numbers beside order numbers, which are short from now on. An order without one has a number that does for
 * both: one from before this, or that the build before has placed.
 */
export class Migration0098TrackingNumbers extends Migration {
  override readonly name = '0098-tracking-numbers';

  override up(): void {
    this.addSql(`
      alter table orders add column tracking_number text,
        drop constraint orders_number_check,
        add constraint orders_number_check check (
          case when tracking_number is null then ${TEN_DIGITS} or number ${LONG}
          else ${SHORT} and tracking_number ${LONG} end
        ) not valid`);
    this.addSql('alter table orders validate constraint orders_number_check');
    this.addSql(
      'create unique index orders_tracking_number_key on orders (coalesce(tracking_number, number))',
    );
  }

  /** The build before knows one number only: the one that tracks. */
  override down(): void {
    this.addSql(`
      alter table orders drop constraint orders_number_check;
      update orders set number = tracking_number where tracking_number is not null;
      alter table orders drop column tracking_number,
        add constraint orders_number_check check (${TEN_DIGITS} or number ${LONG})`);
  }
}
