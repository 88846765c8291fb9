import { bytesOf } from '../../../platform/files/file-store.ts';
import { Service } from '../../../platform/services/services.ts';
import { LOOK_FOLDER, SettingsService } from '../../operations/settings/index.ts';
import { Order } from '../orders/index.ts';
import { DocumentReader } from './document-reader.service.ts';
import { creditNotePaper, invoicePaper, type Documented } from './paper/document-papers.ts';
import type { Paper } from './paper/paper.ts';

/** A document as a file. */
export interface DocumentFile {
  /** The document's number, for the file name. */
  readonly name: string;
  readonly content: Buffer;
}

/** Prints documents as PDF, afresh for each download: we store their content, not their look. */
export class DocumentFiles extends Service {
  readonly #reader = this.services.get(DocumentReader);
  readonly #settings = this.services.get(SettingsService);
  #lastLogo: { readonly name: string; readonly bytes: Buffer } | null = null;

  /** Prints an order's invoice; null if it has none. */
  async invoice(orderId: string): Promise<DocumentFile | null> {
    const documented = await this.#documented(orderId);
    if (!documented) return null;
    const [notes = []] = await this.#reader.creditNotesOf([orderId]);
    return print(invoicePaper(documented, notes));
  }

  /** Prints a credit note. @param number as printed. @returns null if the order has no credit note with that number. */
  async creditNote(orderId: string, number: string): Promise<DocumentFile | null> {
    const documented = await this.#documented(orderId);
    const note = documented && (await this.#reader.creditNote(orderId, number));
    return note ? print(creditNotePaper(documented, note)) : null;
  }

  async #documented(orderId: string): Promise<Documented | null> {
    const [invoice] = await this.#reader.invoicesOf([orderId]);
    if (!invoice) return null;
    const order = await this.platform.orm.em.fork().findOneOrFail(Order, { id: orderId });
    const { shopName, logo } = await this.#settings.read();
    return { shopName, logo: logo === '' ? null : await this.#logo(logo), order, invoice };
  }

  /** Reads a logo, once for many documents: its name contains a digest, so it never changes. */
  async #logo(name: string): Promise<Buffer | null> {
    if (this.#lastLogo?.name === name) return this.#lastLogo.bytes;
    const file = await this.platform.files.open(`${LOOK_FOLDER}/${name}.png`);
    if (!file) return null;
    const bytes = await bytesOf(file);
    this.#lastLogo = { name, bytes };
    return bytes;
  }
}

async function print(paper: Paper): Promise<DocumentFile> {
  // Loaded for the first document, because the typefaces take 30 MB.
  const { paperPdf } = await import('./paper/paper-pdf.ts');
  return { name: paper.number, content: await paperPdf(paper) };
}
