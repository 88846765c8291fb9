import { Migration } from '@mikro-orm/migrations';

/**
 * Indexes for what was found by reading whole tables: the order of a payment that Stripe names, which may be several
 * times a second, and the orders of a tyre. Orders that need attention have one already, orders_need_a_hand.
 */
export class Migration0058OrderLookUps extends Migration {
  override readonly name = '0058-order-look-ups';

  override up(): void {
    this.addSql(`
      create index orders_payment_intent on orders (stripe_payment_intent) where stripe_payment_intent is not null;
      create index order_lines_product on order_lines (product_id) where product_id is not null;
      create index orders_never_paid on orders (created_at) where status = 'CANCELLED' and paid_at is null
        and buyer_forgotten_at is null`);
  }

  override down(): void {
    this.addSql('drop index orders_payment_intent, order_lines_product, orders_never_paid');
  }
}
