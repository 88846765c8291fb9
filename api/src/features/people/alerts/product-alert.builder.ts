import type { SignedIn } from '../../../../test/account.ts';
import { nextAddress } from '../../../../test/next-address.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import type { TestShop } from '../../../../test/test-shop.ts';
import type { ProductAlertKind } from './record/product-alert.enums.ts';

const REQUEST = /* GraphQL */ `
  mutation ($input: RequestProductAlertInput!) {
    requestProductAlert(input: $input) {
      kind: __typename
      ... on ProductAlertRequested {
        message
        needsConfirmation
      }
      ${REFUSAL}
    }
  }
`;

/** The response to a request. */
export interface AlertAnswer {
  readonly kind: string;
  readonly message: string;
  readonly needsConfirmation?: boolean;
}

interface Asking {
  readonly kind?: ProductAlertKind;
  readonly by?: Pick<SignedIn, 'headers'>;
  /** The field that only bots fill in. */
  readonly website?: string;
  /** The header with the visitor's IP address; by default a new one each time. */
  readonly from?: Record<string, string>;
}

/** Submits the form on a tyre's page. */
export async function askFor(
  shop: TestShop,
  productId: number,
  email: string,
  { kind = 'BACK_IN_STOCK', by, website, from = nextAddress() }: Asking = {},
): Promise<AlertAnswer> {
  const { data } = await shop.graphql<{ requestProductAlert: AlertAnswer }>(
    REQUEST,
    { input: { productId, kind, email, website } },
    { ...from, ...by?.headers },
  );
  return data.requestProductAlert;
}

/** An email about a tyre, with the tokens in its links. */
export interface AlertMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly confirm: string;
  readonly end: string;
}

/** All emails about tyres to an address, oldest first. */
export async function alertMailsTo(shop: TestShop, email: string): Promise<AlertMail[]> {
  const rows = await shop.rows<{ subject: string; text: string; html: string; unsubscribe_url: string }>(
    `select subject, text, html, unsubscribe_url from mails
      where recipient = $1 and unsubscribe_url like '%/api/alerts/end?%' order by created_at, next_attempt_at, id`,
    [email],
  );
  return rows.map(({ subject, text, html, unsubscribe_url }) => ({
    subject,
    text,
    html,
    confirm: /alerts\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '',
    end: /token=([\w-]+)/.exec(unsubscribe_url)?.[1] ?? '',
  }));
}

/** Follows the emailed confirmation link. */
export async function confirmAlert(shop: TestShop, token: string): Promise<boolean> {
  const { data } = await shop.graphql<{ confirmProductAlert: boolean }>(
    'mutation ($token: String!) { confirmProductAlert(token: $token) }',
    { token },
  );
  return data.confirmProductAlert;
}

/** A guest who waits for a tyre and has followed the link. */
export async function aWaitingGuest(
  shop: TestShop,
  productId: number,
  email: string,
  kind: ProductAlertKind = 'BACK_IN_STOCK',
): Promise<AlertMail> {
  await askFor(shop, productId, email, { kind });
  const mail = (await alertMailsTo(shop, email)).at(-1);
  if (!mail || !(await confirmAlert(shop, mail.confirm))) throw new Error(`${email} could not confirm.`);
  return mail;
}
