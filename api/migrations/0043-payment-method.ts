import { Migration } from '@mikro-orm/migrations';

/** Until now Stripe was asked for cards alone, so an order that it took was paid with one; which, nobody wrote down. */
const PAYMENT_METHOD = `
alter table orders add column payment_method text check (payment_method <> '');
update orders set payment_method = case paid_by_hand
    when 'CARD_TERMINAL' then 'Card terminal'
    when 'CASH' then 'Cash'
    when 'BANK_TRANSFER' then 'Bank transfer'
    else 'Card' end
  where (paid_at is not null or received_pence is not null) and not buyer_erased;
`;

/** How each order was paid, as mails, invoice and screens name it. */
export class Migration0043PaymentMethod extends Migration {
  override readonly name = '0043-payment-method';

  override up(): void {
    this.addSql(PAYMENT_METHOD);
  }

  override down(): void {
    this.addSql('alter table orders drop column payment_method');
  }
}
