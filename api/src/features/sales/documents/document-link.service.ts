import { Service } from '../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../platform/services/signed-token.ts';

/** A link cannot carry who asks: whoever was shown the document is given its key for an hour. */
const HOUR_MS = 3_600_000;
const DOCUMENT: TokenPurpose = { audience: 'document', claims: ['sub'] };

/** Signs the links to PDF documents, and reads them. */
export class DocumentLinks extends Service {
  readonly #tokens = this.services.get(SignedTokens);

  /** The address of a document's PDF. @param page the path of the page that shows it. */
  async sign(page: string): Promise<string> {
    const key = await this.#tokens.sign(
      DOCUMENT,
      { sub: page },
      new Date(this.platform.now().getTime() + HOUR_MS),
    );
    return `${page}.pdf?key=${key}`;
  }

  /** Whether a key is that of the document whose page is at `page`, and still valid. */
  async opens(page: string, key: unknown): Promise<boolean> {
    return typeof key === 'string' && (await this.#tokens.read(DOCUMENT, key))?.sub === page;
  }
}

/** The page of an order's invoice. */
export const invoicePage = (orderId: string): string => `/orders/${orderId}/invoice`;

/** The page of a credit note. @param number as printed. */
export const creditNotePage = (orderId: string, number: string): string =>
  `/orders/${orderId}/credit-notes/${number}`;
