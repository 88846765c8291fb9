import { describe, expect } from 'vitest';
import { type SignedIn } from '../../../../../test/account.ts';
import {
  aBoughtLine,
  aPublishedReview,
  updateReview,
  moderateReview,
  submitReview,
} from '../../../../../test/fixtures/content/review.ts';
import { shopTest } from '../../../../../test/shop-test.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { figuresOf } from './review-figures.builder.ts';
import { recountReviews } from './review-figures.service.ts';

const QUEUE = /* GraphQL */ `
  query ($state: ReviewState!, $page: Int!, $limit: Int!) {
    reviewQueue(state: $state, page: $page, limit: $limit) {
      items {
        id
        state
        revision
        orderNumber
        model {
          slug
        }
        review {
          rating
        }
      }
      pageInfo {
        totalItems
        totalPages
      }
    }
  }
`;

interface Queue {
  readonly reviewQueue: {
    readonly items: { id: number; orderNumber: string | null }[];
    readonly pageInfo: { readonly totalItems: number };
  };
}

const it = shopTest();

async function aPendingReview(
  shop: TestShop,
  admin: SignedIn,
  customer: SignedIn,
  rating = 4,
): Promise<{ id: number; modelId: number; orderNumber: string; productId: number }> {
  const { lineId, modelId, order } = await aBoughtLine(shop, admin, { by: customer });
  const { id } = await submitReview(shop, { orderLineId: lineId, rating }, customer.headers);
  return { id: id ?? 0, modelId, orderNumber: order.orderNumber, productId: order.product.id };
}

const queue = async (
  shop: TestShop,
  admin: SignedIn,
  state: string,
  page = 1,
  limit = 20,
): Promise<Queue['reviewQueue']> =>
  (await shop.graphql<Queue>(QUEUE, { state, page, limit }, { ...admin.headers })).data.reviewQueue;

describe('C-51 moderating reviews', () => {
  it('C-51 pending reviews are listed oldest first, with their products', async ({
    shop,
    admin,
    customer,
  }) => {
    const [first, second] = [
      await aPendingReview(shop, admin, customer),
      await aPendingReview(shop, admin, customer),
    ];
    const { items, pageInfo } = await queue(shop, admin, 'PENDING');
    expect(items.map(({ id, orderNumber }) => ({ id, orderNumber }))).toEqual(
      [first, second].map(({ id, orderNumber }) => ({ id, orderNumber })),
    );
    expect(pageInfo.totalItems).toBe(2);
    expect((await queue(shop, admin, 'PENDING', 2, 1)).items.map(({ id }) => id)).toEqual([second.id]);
    // Seeded reviews have no order.
    expect((await queue(shop, admin, 'APPROVED', 1, 1)).items[0]?.orderNumber).toBeNull();
  });

  it('C-22 approving a review shows it on its product, and the figures count all published reviews', async ({
    shop,
    admin,
    customer,
  }) => {
    const { id, modelId, productId } = await aPendingReview(shop, admin, customer, 2);
    const document = /* GraphQL */ `
      query ($id: Int!) {
        product(id: $id) {
          reviewCount
          reviews(limit: 1) {
            items {
              id
              verified
            }
            pageInfo {
              totalItems
            }
            average
          }
        }
      }
    `;
    const read = async (): Promise<{
      reviewCount: number;
      reviews: {
        items: { id: number; verified: boolean }[];
        pageInfo: { totalItems: number };
        average: number;
      };
    }> =>
      (
        await shop.graphql<{
          product: {
            reviewCount: number;
            reviews: {
              items: { id: number; verified: boolean }[];
              pageInfo: { totalItems: number };
              average: number;
            };
          };
        }>(document, { id: productId })
      ).data.product;
    const before = await read();
    expect(before.reviews.items.map((review) => review.id)).not.toContain(id);
    expect(await moderateReview(shop, { id }, admin)).toMatchObject({
      kind: 'ReviewStanding',
      state: 'APPROVED',
    });
    const after = await read();
    const { kept, counted } = await figuresOf(shop, modelId);
    expect(kept).toEqual(counted);
    expect(after).toEqual({
      reviewCount: before.reviewCount + 1,
      reviews: {
        items: [{ id, verified: true }],
        pageInfo: { totalItems: before.reviews.pageInfo.totalItems + 1 },
        average: counted.rating,
      },
    });
  });

  it('C-51 of two simultaneous decisions about a model, the later one counts the earlier one’s change', async ({
    shop,
    admin,
    customer,
  }) => {
    const [first, second] = [
      await aPendingReview(shop, admin, customer, 1),
      await aPendingReview(shop, admin, customer, 5),
    ];
    await shop.rows('update reviews set model_id = $1 where id = $2', [first.modelId, second.id]);
    const em = shop.services.platform.orm.em.fork();
    await em.begin();
    await em.execute("update reviews set state = 'APPROVED' where id = ?", [first.id]);
    await recountReviews(em, first.modelId);
    const later = moderateReview(shop, { id: second.id }, admin);
    await expect
      .poll(() =>
        shop.rows(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        ),
      )
      .toHaveLength(1);
    await em.commit();
    await later;
    const { kept, counted } = await figuresOf(shop, first.modelId);
    expect(kept).toEqual(counted);
  });

  it('C-51 a model whose last review is rejected has no rating', async ({ shop, admin, customer }) => {
    const { id, modelId } = await aPublishedReview(shop, admin, customer);
    await shop.rows(
      "update reviews set state = 'PENDING', rejection_reason = null where model_id = $1 and id <> $2",
      [modelId, id],
    );
    await moderateReview(shop, { id, decision: 'REJECT', reason: 'Off topic.' }, admin);
    expect((await figuresOf(shop, modelId)).kept).toMatchObject({
      rating: null,
      reviewCount: 0,
      recommendPercent: null,
    });
  });

  it('C-51 rejecting a review needs a reason, which its author can read', async ({
    shop,
    admin,
    customer,
  }) => {
    const { id } = await aPendingReview(shop, admin, customer);
    for (const reason of [undefined, ' '])
      expect(await moderateReview(shop, { id, decision: 'REJECT', reason }, admin)).toEqual({
        kind: 'InvalidInput',
        message: 'Please tell the author why',
        fields: [{ path: 'reason', message: 'Please tell the author why' }],
      });
    expect(
      await moderateReview(shop, { id, decision: 'REJECT', reason: 'x'.repeat(501) }, admin),
    ).toMatchObject({ kind: 'InvalidInput', message: 'Please use at most 500 characters' });
    expect(
      await moderateReview(shop, { id, decision: 'REJECT', reason: 'It is about the courier.' }, admin),
    ).toMatchObject({ state: 'REJECTED', rejectionReason: 'It is about the courier.' });
    expect(await updateReview(shop, { id }, customer.headers)).toMatchObject({
      state: 'PENDING',
      rejectionReason: null,
    });
  });

  it('C-51 a decision about an outdated revision is refused', async ({ shop, admin, customer }) => {
    const { id } = await aPendingReview(shop, admin, customer);
    await updateReview(shop, { id, text: 'Something else.' }, customer.headers);
    expect(await moderateReview(shop, { id, revision: 1 }, admin)).toMatchObject({
      kind: 'ReviewRefused',
      code: 'CHANGED_MEANWHILE',
      standing: { id, state: 'PENDING' },
    });
    expect(await moderateReview(shop, { id, revision: 2 }, admin)).toMatchObject({ state: 'APPROVED' });
  });

  it('C-51 every decision is recorded in the audit log, once however often it is sent', async ({
    shop,
    admin,
    customer,
  }) => {
    const { id } = await aPendingReview(shop, admin, customer);
    await Promise.all([1, 2, 3].map(() => moderateReview(shop, { id }, admin)));
    expect(
      await shop.rows(
        `select actor_id, action, before, after
          from audit_entries
          where subject = 'review' and subject_id = $1`,
        [String(id)],
      ),
    ).toEqual([
      { actor_id: admin.id, action: 'APPROVED', before: { state: 'PENDING' }, after: { state: 'APPROVED' } },
    ]);
  });

  it('C-51 undoing a decision hides the review, queues it again and updates the counts', async ({
    shop,
    admin,
    customer,
  }) => {
    const { id, modelId, orderNumber } = await aPendingReview(shop, admin, customer);
    const read = async (state: string): Promise<object> =>
      (
        await shop.graphql<object>(
          /* GraphQL */ `
            query ($state: ReviewState!, $search: String) {
              reviewQueue(
                state: $state
                filter: { rating: 4, isSample: false, search: $search }
                limit: 1000
              ) {
                items {
                  id
                  orderLine {
                    quantity
                  }
                  order {
                    number
                  }
                }
              }
              reviewCounts {
                pending
              }
            }
          `,
          { state, search: 'sam' },
          { ...admin.headers },
        )
      ).data;
    const waiting = await read('PENDING');
    await moderateReview(shop, { id }, admin);
    expect(await moderateReview(shop, { id, decision: 'REOPEN' }, admin)).toMatchObject({ state: 'PENDING' });
    expect(await read('PENDING')).toEqual(waiting);
    const item = { id, orderLine: { quantity: expect.any(Number) }, order: { number: orderNumber } };
    expect(waiting).toMatchObject({ reviewQueue: { items: expect.arrayContaining([item]) } });
    const { kept, counted } = await figuresOf(shop, modelId);
    expect(kept).toEqual(counted);
  });

  it('C-51 a decision about an unknown review is refused', async ({ shop, admin }) => {
    for (const id of [0, -1, 2_147_483_647])
      expect(await moderateReview(shop, { id }, admin)).toEqual({
        kind: 'ReviewNotFound',
        message: 'Review not found',
      });
  });
});
