import { VAT_PERCENT } from '@treadline/schema/trade/vat';
import type { Services } from '../../platform/services.ts';
import { isDemonstration, SettingsService } from '../settings/settings.service.ts';
import { invoiceNumber } from './invoice-serial.ts';
import type { Invoice, InvoiceRefund } from './invoice.type.ts';
import type { Order } from './order.entity.ts';

/** Invoices, made from the order and the shop's settings. */
export class InvoiceService {
  readonly #settings: SettingsService;

  constructor(services: Services) {
    this.#settings = services.get(SettingsService);
  }

  /** The number of an order's invoice, or null while it is not paid. */
  numberOf({ invoiceSerial, paidAt }: Order): string | null {
    return invoiceSerial === null || paidAt === null ? null : invoiceNumber(invoiceSerial);
  }

  /** The invoice of an order, or null while it is not paid. @param refund what was paid back of it, amount in pence; null for nothing. */
  async of(
    { invoiceSerial, paidAt, total, vatIncluded }: Order,
    refund: InvoiceRefund | null,
  ): Promise<Invoice | null> {
    if (invoiceSerial === null || paidAt === null) return null;
    const settings = await this.#settings.read();
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
      refund,
      balance: total - (refund?.amount ?? 0),
    };
  }
}
