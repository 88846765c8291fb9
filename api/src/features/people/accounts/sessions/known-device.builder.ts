import {
  aCustomer,
  login,
  LOGIN,
  PASSWORD,
  type SignedIn,
  type SignInAnswer,
} from '../../../../../test/account.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

/** The origin of a request. */
export interface From {
  readonly network?: string;
  readonly cookie?: string;
}

export const headersOf = ({ network = '192.0.2.1', cookie = '' }: From): Record<string, string> => ({
  'x-forwarded-for': network,
  ...(cookie ? { cookie } : {}),
});

/** The cookie that a response sets; '' if none. */
export const cookieIn = (headers: Record<string, unknown>): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? '';

/** A customer with a confirmed address, because only their devices become known. */
export async function aConfirmedCustomer(shop: TestShop, email?: string): Promise<SignedIn> {
  const customer = await aCustomer(shop, email === undefined ? {} : { email });
  await shop.rows('update users set email_verified_at = now() where id = $1', [customer.id]);
  return customer;
}

/** The cookie of a browser on which the customer signed in. */
export async function aKnownDevice(shop: TestShop, email: string, from: From = {}): Promise<string> {
  const { headers } = await shop.graphql(LOGIN, { input: { email, password: PASSWORD } }, headersOf(from));
  return cookieIn(headers);
}

/** Signs in; by default with a wrong password. */
export const tryOne = (
  shop: TestShop,
  email: string,
  from: From,
  password = 'not this one',
): Promise<SignInAnswer> => login(shop, { email, password }, headersOf(from));

/** Records this many guesses from unknown devices today, besides five in the last 15 minutes. */
export async function haveGuessed(shop: TestShop, email: string, times: number): Promise<void> {
  await tryOne(shop, email, { network: '198.51.100.1' });
  await shop.rows("update rate_limits set points = 5 where key like 'sign-in-account:%'");
  await shop.rows(
    `insert into rate_limits
      select replace(key, 'sign-in-account:', 'sign-in-account-day:'), $1, expire
      from rate_limits
      where key like 'sign-in-account:%'
      on conflict do nothing`,
    [times],
  );
}

/** Uses up all tries that unknown devices have at an account. */
export const useUp = (shop: TestShop, email: string): Promise<void> => haveGuessed(shop, email, 100);
