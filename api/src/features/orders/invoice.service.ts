import { VAT_PERCENT } from '@treadline/schema/trade/vat';
import type { Services } from '../../platform/services.ts';
import { isDemonstration, SettingsService } from '../settings/settings.service.ts';
import { invoiceNumber } from './invoice-serial.ts';
import type { Invoice } from './invoice.type.ts';
import type { RefundRow } from './order-reader.service.ts';
import type { Order } from './order.entity.ts';

/** Creates invoices from an order and the shop's settings. */
export class InvoiceService {
  readonly #settings: SettingsService;

  constructor(services: Services) {
    this.#settings = services.get(SettingsService);
  }

  /** The number of an order's invoice; null while the order is not paid. */
  numberOf({ invoiceSerial, paidAt }: Order): string | null {
    return invoiceSerial === null || paidAt === null ? null : invoiceNumber(invoiceSerial);
  }

  /**
   * The invoice of an order; null while the order is not paid.
   * @param refunds all of the order, amounts in pence.
   */
  async of(
    { invoiceSerial, paidAt, total, vatIncluded }: Order,
    refunds: readonly RefundRow[],
  ): Promise<Invoice | null> {
    if (invoiceSerial === null || paidAt === null) return null;
    const settings = await this.#settings.read();
    // A refund is last updated when it succeeds, unless the money comes back; then nothing was refunded.
    const paidBack = refunds
      .filter(({ status }) => status === 'SUCCEEDED')
      .map(({ amount, updatedAt }) => ({ amount, refundedAt: updatedAt }));
    const amount = paidBack.reduce((sum, refund) => sum + refund.amount, 0);
    const last = paidBack.at(-1);
    const { companyName, address, companyNumber, vatNumber, email, phone } = settings;
    return {
      number: invoiceNumber(invoiceSerial),
      issuedAt: paidAt,
      seller: {
        companyName,
        address,
        companyNumber,
        vatNumber,
        email,
        phone,
        isDemonstration: isDemonstration(settings),
      },
      vat: [{ rate: VAT_PERCENT, net: total - vatIncluded, vat: vatIncluded, gross: total }],
      refund: last ? { ...last, amount } : null,
      refunds: paidBack,
      balance: total - amount,
    };
  }
}
