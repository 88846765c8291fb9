import { randomUUID } from 'node:crypto';
import { REFUSAL } from '../../../test/refusal.ts';
import type { GraphqlAnswer, TestShop } from '../../../test/test-shop.ts';
import type { LoginInput, RegisterInput } from './account.inputs.ts';
import { FirstAdminService } from './first-admin.service.ts';

/** The documents as published to integrators. */
export const LOGIN = /* GraphQL */ `
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      ... on Session {
        token
        user {
          id
          email
          firstName
          lastName
          role
        }
      }
      ... on InvalidInput {
        message
      }
      ... on InvalidCredentials {
        message
      }
    }
  }
`;
export const REGISTER = /* GraphQL */ `
  mutation Register($input: RegisterInput!) {
    register(input: $input) {
      ... on Session {
        token
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
      ... on EmailTaken {
        message
      }
    }
  }
`;
export const LOGOUT = 'mutation { logout }';
export const ME = 'query Me { me { id email firstName lastName role } }';

/** The same documents with `__typename` selected. */
const SESSION_FIELDS = 'token expiresAt user { id email firstName lastName role emailVerified createdAt }';
const LOGIN_KIND = /* GraphQL */ `
  mutation ($input: LoginInput!) {
    login(input: $input) {
      kind: __typename
      ... on Session {
        ${SESSION_FIELDS}
      }
      ${REFUSAL}
    }
  }
`;
const REGISTER_KIND = /* GraphQL */ `
  mutation ($input: RegisterInput!) {
    register(input: $input) {
      kind: __typename
      ... on Session {
        ${SESSION_FIELDS}
      }
      ${REFUSAL}
    }
  }
`;

export const PASSWORD = 'wet roads ahead';

export interface OpenSession {
  readonly kind: 'Session';
  readonly token: string;
  readonly expiresAt: string;
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly role: string;
    readonly emailVerified: boolean;
    readonly createdAt: string;
  };
}

export type SignInAnswer =
  | OpenSession
  | { readonly kind: 'InvalidCredentials' | 'TooManyAttempts' | 'EmailTaken'; readonly message: string }
  | {
      readonly kind: 'InvalidInput';
      readonly message: string;
      readonly fields: { path: string; message: string }[];
    };

/** A person with an account, and the headers that authenticate their requests. */
export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  readonly headers: { readonly authorization: string };
}

export const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });

/** An address that no other account has. */
export const anEmail = (): string => `driver-${randomUUID().slice(0, 8)}@example.com`;

/** A valid registration. */
export function aRegistration(overrides: Partial<RegisterInput> = {}): RegisterInput {
  const password = overrides.password ?? PASSWORD;
  return {
    firstName: 'Sam',
    lastName: 'Carter',
    email: anEmail(),
    password,
    confirmPassword: password,
    ...overrides,
  };
}

export async function register(shop: TestShop, input: Partial<RegisterInput> = {}): Promise<SignInAnswer> {
  return (await shop.graphql<{ register: SignInAnswer }>(REGISTER_KIND, { input: aRegistration(input) })).data
    .register;
}

export async function login(
  shop: TestShop,
  input: LoginInput,
  headers: Record<string, string> = {},
): Promise<SignInAnswer> {
  return (await shop.graphql<{ login: SignInAnswer }>(LOGIN_KIND, { input }, headers)).data.login;
}

function signedIn(answer: SignInAnswer): SignedIn {
  if (answer.kind !== 'Session') throw new Error(`Expected a session, got ${JSON.stringify(answer)}`);
  return { id: answer.user.id, email: answer.user.email, token: answer.token, headers: bearer(answer.token) };
}

/** A customer who has just registered. */
export async function aCustomer(shop: TestShop, input: Partial<RegisterInput> = {}): Promise<SignedIn> {
  return signedIn(await register(shop, input));
}

/** Signs a customer in again, as from another device. */
export async function anotherSession(
  shop: TestShop,
  { email }: Pick<SignedIn, 'email'>,
  { password = PASSWORD, userAgent = 'curl/8.9.1' } = {},
): Promise<SignedIn> {
  return signedIn(await login(shop, { email, password }, { 'user-agent': userAgent }));
}

/** An administrator, signed in. */
export async function anAdmin(shop: TestShop): Promise<SignedIn> {
  const email = anEmail();
  await shop.services.get(FirstAdminService).create({ email, password: PASSWORD });
  return anotherSession(shop, { email });
}

/** The user that the shop takes the bearer of a token for. */
export function me(
  shop: TestShop,
  { headers }: Pick<SignedIn, 'headers'>,
): Promise<GraphqlAnswer<{ me: { id: string } | null }>> {
  return shop.graphql(ME, {}, headers);
}

/** The token in the link of the newest mail to an address. */
export async function mailedToken(
  shop: TestShop,
  { email }: Pick<SignedIn, 'email'>,
  page: 'verify-email' | 'reset-password',
): Promise<string> {
  const mails = await shop.rows<{ text: string }>(
    'select text from mails where recipient = $1 order by created_at desc, id',
    [email],
  );
  const token = mails
    .map(({ text }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1])
    .find((found) => found !== undefined);
  if (!token) throw new Error(`No mail to ${email} has a link to /${page}.`);
  return token;
}
