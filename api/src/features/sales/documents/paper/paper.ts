import type { DocumentLine, InvoiceSeller, VatLine } from '../record/document.entity.ts';

/** A sum below the lines of a document. */
export interface PaperSum {
  readonly name: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** The printed content of an invoice or a credit note, without its layout. */
export interface Paper {
  readonly shopName: string;
  /** The owner's logo as a PNG; null for the shop's own. */
  readonly logo: Buffer | null;
  readonly title: string;
  readonly number: string;
  /** A prominent notice below the title, for example that the document was withdrawn; otherwise null. */
  readonly notice: string | null;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly seller: InvoiceSeller;
  readonly addresses: readonly { readonly name: string; readonly lines: readonly string[] }[];
  readonly lines: readonly DocumentLine[];
  readonly sums: readonly PaperSum[];
  readonly vat: readonly VatLine[];
}
