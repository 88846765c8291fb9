import { anEmail } from '../../../../test/account.ts';
import { nextAddress } from '../../../../test/next-address.ts';
import { REFUSAL } from '../../../../test/refusal.ts';
import type { GraphqlAnswer, TestShop } from '../../../../test/test-shop.ts';

const SUBSCRIBE = /* GraphQL */ `
  mutation Subscribe($email: String!, $website: String) {
    subscribeNewsletter(email: $email, website: $website) {
      kind: __typename
      ... on NewsletterRequested {
        message
      }
      ${REFUSAL}
    }
  }
`;

/** An email about the newsletter, with the tokens in its links. */
export interface Mailed {
  readonly subject: string;
  readonly confirm: string;
  readonly unsubscribe: string;
}

/** All emails about the newsletter to an address, oldest first. */
export async function mailsTo(shop: TestShop, email: string): Promise<Mailed[]> {
  const rows = await shop.rows<{ subject: string; text: string; unsubscribe_url: string }>(
    `select subject, text, unsubscribe_url
      from mails
      where lower(recipient) = lower($1) and unsubscribe_url is not null
      order by created_at, next_attempt_at, id`,
    [email],
  );
  return rows.map(({ subject, text, unsubscribe_url }) => ({
    subject,
    confirm: /newsletter\/confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '',
    unsubscribe: /token=([\w-]+)/.exec(unsubscribe_url)?.[1] ?? '',
  }));
}

/** The only email to an address. */
export async function theMailTo(shop: TestShop, email: string): Promise<Mailed> {
  const [mail, ...others] = await mailsTo(shop, email);
  if (!mail || others.length > 0) throw new Error(`Expected one email to ${email}.`);
  return mail;
}

/**
 * Submits the newsletter form.
 *
 * @param website the field that only bots fill in.
 * @param from the header with the visitor's IP address; by default a new one each time.
 */
export function subscribe(
  shop: TestShop,
  email: string,
  { website, from = nextAddress() }: { website?: string; from?: Record<string, string> } = {},
): Promise<GraphqlAnswer<Record<string, unknown>>> {
  return shop.graphql(SUBSCRIBE, { email, website }, from);
}

/** A confirmed subscriber. */
export async function aReader(shop: TestShop): Promise<{ email: string; mail: Mailed }> {
  const email = anEmail();
  await subscribe(shop, email);
  const mail = await theMailTo(shop, email);
  await confirm(shop, mail.confirm);
  return { email, mail };
}

/** Confirms a subscription with the emailed token. */
export async function confirm(shop: TestShop, token: string): Promise<boolean> {
  return (
    await shop.graphql<{ confirmNewsletter: boolean }>(
      'mutation ($token: String!) { confirmNewsletter(token: $token) }',
      { token },
    )
  ).data.confirmNewsletter;
}

/** Follows the unsubscribe link of an email. */
export async function unsubscribe(shop: TestShop, token: string): Promise<boolean> {
  return (
    await shop.graphql<{ unsubscribeNewsletter: boolean }>(
      'mutation ($token: String!) { unsubscribeNewsletter(token: $token) }',
      { token },
    )
  ).data.unsubscribeNewsletter;
}

/** The state of an address's subscription; undefined if it has none. */
export const stateOf = async (shop: TestShop, email: string): Promise<string | undefined> =>
  (
    await shop.rows<{ state: string }>(
      'select state from newsletter_subscriptions where email_key = lower($1)',
      [email],
    )
  )[0]?.state;
