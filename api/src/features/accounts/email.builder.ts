import { REFUSAL } from '../../../test/refusal.ts';
import type { TestShop } from '../../../test/test-shop.ts';
import { mailedToken, PASSWORD, type SignedIn } from './account.builder.ts';

export const CHANGE_EMAIL = /* GraphQL */ `
  mutation ($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      kind: __typename
      ... on EmailChangeRequested {
        email
        hours
      }
      ${REFUSAL}
    }
  }
`;
const VERIFY = /* GraphQL */ `
  mutation ($token: String!) {
    verifyEmail(token: $token) {
      kind: __typename
      ... on EmailVerified {
        email
      }
      ... on InvalidToken {
        message
      }
      ... on SignInFirst {
        message
      }
    }
  }
`;

/** The result of a change or a link: its kind and its fields. */
export interface EmailAnswer {
  readonly kind: string;
}

export async function changeEmail(
  shop: TestShop,
  { headers }: Pick<SignedIn, 'headers'>,
  newEmail: string,
  currentPassword = PASSWORD,
  code: string | null = null,
): Promise<EmailAnswer> {
  const input = { newEmail, currentPassword, code };
  return (await shop.graphql<{ changeEmail: EmailAnswer }>(CHANGE_EMAIL, { input }, headers)).data
    .changeEmail;
}

/**
 * Follows a mailed link that verifies an address.
 *
 * @param by the customer signed in meanwhile; nobody when left out.
 */
export async function followEmailLink(shop: TestShop, token: string, by?: SignedIn): Promise<EmailAnswer> {
  return (await shop.graphql<{ verifyEmail: EmailAnswer }>(VERIFY, { token }, by?.headers)).data.verifyEmail;
}

/** Has a customer verify their address by the newest link. */
export async function verifyEmail(shop: TestShop, customer: SignedIn): Promise<EmailAnswer> {
  return followEmailLink(shop, await mailedToken(shop, customer, 'verify-email'), customer);
}
