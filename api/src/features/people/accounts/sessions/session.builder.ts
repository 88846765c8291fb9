import type { SignedIn } from '../../../../../test/account.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

/** The id of a customer's first session; '' if they have none. */
export const sessionId = async (shop: TestShop, { id }: Pick<SignedIn, 'id'>): Promise<string> =>
  (
    await shop.rows<{ id: string }>(
      'select id from sessions where user_id = $1 order by created_at limit 1',
      [id],
    )
  )[0]?.id ?? '';

/**
 * The response to a request with this header. It queries public fields too, because a refusal covers them all.
 */
export async function answerTo(shop: TestShop, authorization: string): Promise<object> {
  const { status, data, errors, headers } = await shop.graphql(
    '{ me { id } brands { name } }',
    {},
    { authorization },
  );
  return { status, data, errors, cache: headers['cache-control'] };
}

/** The response to a signed-out caller, as returned by {@link answerTo}. */
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
