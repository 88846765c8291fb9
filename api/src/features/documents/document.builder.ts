import { extractText, getDocumentProxy } from 'unpdf';
import type { TestShop } from '../../../test/test-shop.ts';
import type { SignedIn } from '../accounts/account.builder.ts';

const LINES = 'lines { description sku quantity unitPrice amount } vat { rate net vat gross }';
const DOCUMENTS = /* GraphQL */ `
  query ($id: ID!) {
    order(id: $id) {
      invoice {
        number
        total
        balance
        pdfUrl
        seller {
          companyName
        }
        billingAddress {
          name
          company
          line1
          postcode
        }
        deliveryAddress {
          line1
        }
        ${LINES}
      }
      creditNotes {
        number
        total
        reason
        issuedAt
        voidedAt
        pdfUrl
        invoice {
          number
        }
        deductions {
          name
          amount
        }
        ${LINES}
      }
    }
  }
`;

interface VatRow {
  readonly rate: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

interface Line {
  readonly description: string;
  readonly sku: string | null;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
  readonly amount: number;
}

export interface AnInvoice {
  readonly number: string;
  readonly total: number;
  readonly balance: number;
  readonly pdfUrl: string;
  readonly seller: { readonly companyName: string };
  readonly billingAddress: { readonly name: string } | null;
  readonly deliveryAddress: { readonly line1: string } | null;
  readonly lines: readonly Line[];
  readonly vat: readonly VatRow[];
}

export interface ACreditNote {
  readonly number: string;
  readonly total: number;
  readonly reason: string;
  readonly issuedAt: string;
  readonly voidedAt: string | null;
  readonly pdfUrl: string;
  readonly lines: readonly Line[];
  readonly vat: readonly VatRow[];
}

export interface Documents {
  readonly invoice: AnInvoice | null;
  readonly creditNotes: readonly ACreditNote[];
}

/** The documents of an order as somebody sees them; null if they may not see the order. */
export async function documentsOf(
  shop: TestShop,
  { orderId }: { readonly orderId: string },
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<Documents | null> {
  const { data, errors } = await shop.graphql<{ order: Documents | null }>(
    DOCUMENTS,
    { id: orderId },
    { ...headers },
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.order;
}

/** A PDF as its reader sees it. */
export interface ReadPdf {
  readonly pages: number;
  /** All its text, blanks and line breaks alike. */
  readonly text: string;
  readonly title: string;
  readonly language: string;
}

export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  const facts = new Map<string, unknown>(Object.entries(info));
  return {
    pages: totalPages,
    text: text.replaceAll(/\s+/g, ' '),
    title: String(facts.get('Title') ?? ''),
    language: String(facts.get('Language') ?? ''),
  };
}
