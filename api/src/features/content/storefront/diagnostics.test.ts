import { expect, it } from 'vitest';
import { openTestShop } from '../../../../test/test-shop.ts';

it.each([
  ['open, except in production', {}, true],
  ['closed in production', { NODE_ENV: 'production', DEMONSTRATION: 'true' }, false],
])('C-30 the diagnostic pages are %s', async (_, env, diagnosticsAreOpen) => {
  const shop = await openTestShop({ env });
  try {
    expect((await shop.graphql('{ shopSettings { diagnosticsAreOpen } }')).data).toEqual({
      shopSettings: { diagnosticsAreOpen },
    });
  } finally {
    await shop.close();
  }
});
