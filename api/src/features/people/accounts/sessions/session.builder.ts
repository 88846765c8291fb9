import type { SignedIn } from '../../../../../test/account.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

/** The id of a customer's first session; '' if there is none. */
export const sessionId = async (shop: TestShop, { id }: Pick<SignedIn, 'id'>): Promise<string> =>
  (
    await shop.rows<{ id: string }>(
      'select id from sessions where user_id = $1 order by created_at limit 1',
      [id],
    )
  )[0]?.id ?? '';

/** The answer that a request with this header gets; it asks for public fields too, as a refusal covers them. */
export async function answerTo(shop: TestShop, authorization: string): Promise<object> {
  const { status, data, errors, headers } = await shop.graphql(
    '{ me { id } brands { name } }',
    {},
    { authorization },
  );
  return { status, data, errors, cache: headers['cache-control'] };
}

/** The answer to somebody who is no longer signed in, as {@link answerTo} gives it. */
export const REFUSED = {
  status: 401,
  data: undefined,
  errors: [
    {
      message: 'You’ve been signed out. Please sign in again.',
      extensions: { code: 'UNAUTHENTICATED' },
    },
  ],
  cache: 'private, no-store',
};
