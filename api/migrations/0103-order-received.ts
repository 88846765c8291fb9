import { Migration } from '@mikro-orm/migrations';

const WAITING = ' We’re waiting for your payment.';
const TOLD = ['Order received.', 'Your order is open again.'].map((text) => `'${text}${WAITING}'`).join(', ');

/** The histories of orders no longer say that a payment is awaited: once it is there, that isn’t true any more. */
export class Migration0103OrderReceived extends Migration {
  override readonly name = '0103-order-received';

  override up(): void {
    this.addSql(`
      update order_events set message = replace(message, '${WAITING}', '')
      where status = 'PENDING' and message in (${TOLD})`);
  }

  override down(): void {}
}
