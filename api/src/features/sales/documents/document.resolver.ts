import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Pence } from '../../../platform/input/scalars.ts';
import type { Context } from '../../../platform/services/context.ts';
import { Service } from '../../../platform/services/services.ts';
import { invoiceNumber, Order, OrderAddress } from '../orders/index.ts';
import { creditNotePage, DocumentLinks, invoicePage } from './document-link.service.ts';
import { DocumentLoader } from './document.loader.ts';
import { CreditNote } from './record/credit-note.entity.ts';
import { creditNoteNumber } from './record/document-number.ts';
import { InvoiceRefund } from './record/document.entity.ts';
import { Invoice } from './record/invoice.entity.ts';

const PDF = 'A link to the PDF. It works for an hour, for anyone who has it.';
const BUYER =
  'The buyer’s name and address; null if their account was deleted before the shop stored documents, and once the ' +
  'law no longer requires it.';

/** The fields that this feature adds to orders. */
@Resolver(() => Order)
export class OrderDocumentsResolver extends Service {
  readonly #loader = this.services.get(DocumentLoader);

  @FieldResolver(() => Invoice, { nullable: true, description: 'The invoice; null until the order is paid.' })
  invoice(@Root() { id }: Order, @Ctx() context: Context): Promise<Invoice | null> {
    return this.#loader.invoices.load(context, id);
  }

  @FieldResolver(() => [CreditNote], {
    description:
      'A credit note for each refund, oldest first. An order without an invoice has none even if its payment was ' +
      'refunded, because nothing had been sold.',
  })
  creditNotes(@Root() { id }: Order, @Ctx() context: Context): Promise<CreditNote[]> {
    return this.#loader.creditNotes.load(context, id);
  }
}

@Resolver(() => Invoice)
export class InvoiceResolver extends Service {
  readonly #links = this.services.get(DocumentLinks);
  readonly #loader = this.services.get(DocumentLoader);

  @FieldResolver(() => String, { description: 'The invoice number. Numbers are unique and have no gaps.' })
  number(@Root() { serial }: Invoice): string {
    return invoiceNumber(serial);
  }

  @FieldResolver(() => OrderAddress, { nullable: true, description: BUYER })
  billingAddress(@Root() { billingAddress }: Invoice): OrderAddress | null {
    return billingAddress;
  }

  @FieldResolver(() => OrderAddress, {
    nullable: true,
    description: 'The delivery address; null once the buyer has deleted their account.',
  })
  deliveryAddress(@Root() { deliveryAddress }: Invoice): OrderAddress | null {
    return deliveryAddress;
  }

  @FieldResolver(() => InvoiceRefund, {
    nullable: true,
    description: 'The total refunded, with the date of the latest refund; null before the first.',
  })
  async refund(@Root() invoice: Invoice, @Ctx() context: Context): Promise<InvoiceRefund | null> {
    const refunds = await this.#refunds(invoice, context);
    const last = refunds.at(-1);
    return last ? { ...last, amount: refunds.reduce((sum, { amount }) => sum + amount, 0) } : null;
  }

  @FieldResolver(() => [InvoiceRefund], { description: 'Its refunds, oldest first.' })
  refunds(@Root() invoice: Invoice, @Ctx() context: Context): Promise<InvoiceRefund[]> {
    return this.#refunds(invoice, context);
  }

  @FieldResolver(() => Pence, {
    description: 'The total less all refunds.',
  })
  async balance(@Root() invoice: Invoice, @Ctx() context: Context): Promise<number> {
    const refunds = await this.#refunds(invoice, context);
    return refunds.reduce((left, { amount }) => left - amount, invoice.total);
  }

  @FieldResolver(() => String, { description: PDF })
  pdfUrl(@Root() { orderId }: Invoice): Promise<string> {
    return this.#links.sign(invoicePage(orderId));
  }

  async #refunds({ orderId }: Invoice, context: Context): Promise<InvoiceRefund[]> {
    const notes = await this.#loader.creditNotes.load(context, orderId);
    return notes
      .filter(({ voidedAt }) => voidedAt === null)
      .map(({ total: amount, issuedAt: refundedAt }) => ({ amount, refundedAt }));
  }
}

@Resolver(() => CreditNote)
export class CreditNoteResolver extends Service {
  readonly #links = this.services.get(DocumentLinks);
  readonly #loader = this.services.get(DocumentLoader);

  @FieldResolver(() => String, {
    description: 'The credit note number. Numbers are unique and have no gaps.',
  })
  number(@Root() { serial }: CreditNote): string {
    return creditNoteNumber(serial);
  }

  @FieldResolver(() => Invoice, { description: 'The invoice that it corrects.' })
  async invoice(@Root() { orderId }: CreditNote, @Ctx() context: Context): Promise<Invoice> {
    const invoice = await this.#loader.invoices.load(context, orderId);
    if (!invoice) throw new Error(`Order ${orderId} has a credit note but no invoice.`);
    return invoice;
  }

  @FieldResolver(() => String, { description: PDF })
  pdfUrl(@Root() { orderId, serial }: CreditNote): Promise<string> {
    return this.#links.sign(creditNotePage(orderId, creditNoteNumber(serial)));
  }
}
