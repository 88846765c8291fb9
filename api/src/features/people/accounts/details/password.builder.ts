import { mailedToken, PASSWORD, type SignedIn } from '../../../../../test/account.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { PasswordResetService } from './password-reset.service.ts';

const CHANGE = /* GraphQL */ `
  mutation ($input: UpdatePasswordInput!) {
    updatePassword(input: $input) {
      kind: __typename
      ... on PasswordChanged {
        user {
          id
        }
      }
      ${REFUSAL}
    }
  }
`;
export const RESET = /* GraphQL */ `
  mutation ($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      kind: __typename
      ... on PasswordChanged {
        user {
          id
        }
      }
      ${REFUSAL}
    }
  }
`;

/** The new password in tests. */
export const NEW_PASSWORD = 'snow on the hills';

/** The result of setting a password: its kind and fields. */
export interface PasswordAnswer {
  readonly kind:
    | 'PasswordChanged'
    | 'InvalidInput'
    | 'InvalidCredentials'
    | 'InvalidCode'
    | 'InvalidToken'
    | 'TooManyAttempts';
}

export async function updatePassword(
  shop: TestShop,
  { headers }: Pick<SignedIn, 'headers'>,
  newPassword = NEW_PASSWORD,
  currentPassword = PASSWORD,
  code: string | null = null,
): Promise<PasswordAnswer> {
  const input = { currentPassword, newPassword, code };
  return (await shop.graphql<{ updatePassword: PasswordAnswer }>(CHANGE, { input }, headers)).data
    .updatePassword;
}

/** @param token from an emailed link. */
export async function resetPassword(
  shop: TestShop,
  token: string,
  newPassword = NEW_PASSWORD,
): Promise<PasswordAnswer> {
  const input = { token, newPassword };
  return (await shop.graphql<{ resetPassword: PasswordAnswer }>(RESET, { input })).data.resetPassword;
}

/** The token of a new reset link, emailed as the job does after a request. */
export async function aResetToken(shop: TestShop, who: Pick<SignedIn, 'email'>): Promise<string> {
  await shop.services.get(PasswordResetService).sendLink(who.email);
  return mailedToken(shop, who, 'reset-password');
}
