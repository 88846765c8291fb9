import type { TestShop } from '../../../test/test-shop.ts';
import { mailedToken, PASSWORD, type SignedIn } from './account.builder.ts';
import { PasswordResetService } from './password-reset.service.ts';

const CHANGE = /* GraphQL */ `
  mutation ($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      kind: __typename
      ... on PasswordChanged {
        user {
          id
        }
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
      ... on InvalidCredentials {
        message
      }
      ... on TooManyAttempts {
        message
      }
    }
  }
`;
const RESET = /* GraphQL */ `
  mutation ($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      kind: __typename
      ... on PasswordChanged {
        user {
          id
        }
      }
      ... on InvalidInput {
        message
        fields {
          path
          message
        }
      }
      ... on InvalidToken {
        message
      }
    }
  }
`;

/** What the owner of an account changes their password to. */
export const NEW_PASSWORD = 'snow on the hills';

/** What became of a new password: a kind, and what came with it. */
export interface PasswordAnswer {
  readonly kind:
    | 'PasswordChanged'
    | 'InvalidInput'
    | 'InvalidCredentials'
    | 'InvalidToken'
    | 'TooManyAttempts';
}

export async function changePassword(
  shop: TestShop,
  { headers }: Pick<SignedIn, 'headers'>,
  newPassword = NEW_PASSWORD,
  currentPassword = PASSWORD,
): Promise<PasswordAnswer> {
  const input = { currentPassword, newPassword };
  return (await shop.graphql<{ changePassword: PasswordAnswer }>(CHANGE, { input }, headers)).data
    .changePassword;
}

/** @param token of a mailed link. */
export async function resetPassword(
  shop: TestShop,
  token: string,
  newPassword = NEW_PASSWORD,
): Promise<PasswordAnswer> {
  const input = { token, newPassword };
  return (await shop.graphql<{ resetPassword: PasswordAnswer }>(RESET, { input })).data.resetPassword;
}

/** The token of a new reset link, mailed as the job mails it after a request. */
export async function aResetToken(shop: TestShop, who: Pick<SignedIn, 'email'>): Promise<string> {
  await shop.services.get(PasswordResetService).sendLink(who.email);
  return mailedToken(shop, who, 'reset-password');
}
