import { Service } from '../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../platform/services/signed-token.ts';

/** A plain link sends no credentials, so anyone who can see the document gets a key that works for an hour. */
const HOUR_MS = 3_600_000;
const DOCUMENT: TokenPurpose = { audience: 'document', claims: ['sub'] };

/** Signs and checks links to PDF documents. */
export class DocumentLinks extends Service {
  readonly #tokens = this.services.get(SignedTokens);

  /** Returns the signed path of a document's PDF. @param page the path of the page that shows it. */
  async sign(page: string): Promise<string> {
    const key = await this.#tokens.sign(
      DOCUMENT,
      { sub: page },
      new Date(this.platform.now().getTime() + HOUR_MS),
    );
    return `${page}.pdf?key=${key}`;
  }

  /** Whether a key is still valid and was signed for the document whose page is at `page`. */
  async opens(page: string, key: unknown): Promise<boolean> {
    return typeof key === 'string' && (await this.#tokens.read(DOCUMENT, key))?.sub === page;
  }
}

/** The path of an invoice's page. */
export const invoicePage = (orderId: string): string => `/orders/${orderId}/invoice`;

/** The path of a credit note's page. @param number as printed. */
export const creditNotePage = (orderId: string, number: string): string =>
  `/orders/${orderId}/credit-notes/${number}`;
