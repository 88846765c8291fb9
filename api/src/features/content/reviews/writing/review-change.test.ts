import { describe, expect } from 'vitest';
import {
  aPublishedReview,
  updateReview,
  fromElsewhere,
  moderateReview,
  NOT_BOUGHT,
  reviewTest,
} from '../../../../../test/fixtures/content/review.ts';
import { figuresOf } from './review-figures.builder.ts';

const it = reviewTest();

describe('C-51 the author’s one change to a review', () => {
  it('C-51 changing a published review hides it until it is moderated again, and updates the figures', async ({
    shop,
    admin,
    customer,
  }) => {
    const { id, modelId, order } = await aPublishedReview(shop, admin, customer, { rating: 1 });
    const published = async (): Promise<number[]> => {
      const { data } = await shop.graphql<{ product: { reviews: { items: { id: number }[] } } }>(
        'query ($id: Int!) { product(id: $id) { reviews(limit: 100) { items { id } } } }',
        { id: order.product.id },
      );
      return data.product.reviews.items.map((review) => review.id);
    };
    expect(await published()).toContain(id);
    expect(
      await updateReview(shop, { id, rating: 5, text: 'Better than I thought.' }, customer.headers),
    ).toMatchObject({ kind: 'ReviewStanding', state: 'PENDING', revision: 2, canChange: false });
    expect(await published()).not.toContain(id);
    const { kept, counted } = await figuresOf(shop, modelId);
    expect(kept).toEqual(counted);
    await moderateReview(shop, { id, revision: 2 }, admin);
    expect(await published()).toContain(id);
  });

  it('C-51 a review can be changed once: a second change is refused, and so are two of three at once', async ({
    shop,
    admin,
    customer,
  }) => {
    await fromElsewhere(shop);
    const { id } = await aPublishedReview(shop, admin, customer);
    const answers = await Promise.all(
      [1, 2, 3].map((rating) => updateReview(shop, { id, rating }, customer.headers)),
    );
    expect(answers.filter(({ kind }) => kind === 'ReviewStanding')).toHaveLength(1);
    expect(await updateReview(shop, { id, rating: 5 }, customer.headers)).toEqual({
      kind: 'ReviewRefused',
      code: 'ALREADY_CHANGED',
      message: 'You’ve already changed this review. You can only change a review once.',
      standing: { id, state: 'PENDING' },
    });
  });

  it('C-51 another’s review, an unknown one and a sample one can’t be changed, and get the same answer', async ({
    shop,
    admin,
    customer,
    stranger,
  }) => {
    const { id } = await aPublishedReview(shop, admin, customer);
    for (const other of [id, 1, 0, -1, 2_147_483_647])
      expect(await updateReview(shop, { id: other }, stranger.headers)).toEqual(NOT_BOUGHT);
    expect(await updateReview(shop, { id }, admin.headers)).toEqual(NOT_BOUGHT);
    expect(await shop.rows('select edited_at from reviews where id = $1', [id])).toEqual([
      { edited_at: null },
    ]);
  });
});
