import type { DocumentLine, InvoiceSeller, VatLine } from '../record/document.entity.ts';

/** A sum below the lines of a document. */
export interface PaperSum {
  readonly name: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** An invoice or a credit note as it is printed: everything on it, and nothing of how it looks. */
export interface Paper {
  readonly shopName: string;
  readonly title: string;
  readonly number: string;
  /** What is said in a heading of its own because it must not be overlooked; null if there is nothing. */
  readonly notice: string | null;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly seller: InvoiceSeller;
  readonly addresses: readonly { readonly name: string; readonly lines: readonly string[] }[];
  readonly lines: readonly DocumentLine[];
  readonly sums: readonly PaperSum[];
  readonly vat: readonly VatLine[];
}
