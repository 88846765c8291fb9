import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Person } from '../accounts/accounts.ts';
import { placeOrder } from '../accounts/orders.ts';
import { askShop, tokenOf } from '../shop/askShop.ts';
import { findTyre } from '../shop/catalogue.ts';
import { payByCard, PAYING_CARD } from '../shop/checkout.ts';
import { openShopKeeper } from './admin.ts';

const SUBMIT = 'mutation ($input: SubmitReviewInput!) { submitReview(input: $input) { __typename } }';

/** A delivered tyre with a review. */
export interface Delivered {
  orderNumber: string;
  slug: string;
  title: string;
}

/** Buys a tyre as the page's customer, has it delivered and writes a review. */
export async function buyAndReview(
  page: Page,
  request: APIRequestContext,
  person: Person,
): Promise<Delivered> {
  const tyre = await findTyre(request, { brands: ['hankook'] }, ({ stockQuantity }) => stockQuantity > 4);
  const { orderId, orderNumber, url } = await placeOrder(page, person, tyre.id);
  await page.goto(url);
  await payByCard(page, PAYING_CARD);
  await expect(page.getByText('Payment Confirmed')).toBeVisible();
  const keeper = await openShopKeeper(request);
  await keeper.deliver(orderId);
  const title = `Holds the road (${orderNumber})`;
  const token = await tokenOf(page);
  const { order } = await askShop<{ order: { lines: { id: string }[] } }>(
    request,
    'query ($id: ID!) { order(id: $id) { lines { id } } }',
    { id: orderId },
    token,
  );
  const input = {
    orderLineId: order.lines[0]?.id,
    rating: 5,
    recommends: true,
    title,
    text: 'Even in the wet.',
  };
  expect(await askShop(request, SUBMIT, { input }, token)).toEqual({
    submitReview: { __typename: 'ReviewStanding' },
  });
  return { orderNumber, slug: tyre.slug, title };
}
