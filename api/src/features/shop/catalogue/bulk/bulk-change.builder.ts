import { askAs, type Caller } from '../../../../../test/fixtures/catalogue/admin-product.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';
import { BulkChangeRunner } from './bulk-change.runner.ts';

/** A bulk change as the API returns it. */
export interface Change {
  readonly id: number;
  readonly status: string;
  readonly total: number;
  readonly changed: number;
  readonly refused: number;
  readonly undoneBy: number | null;
  readonly refusedProducts: readonly { readonly productId: number; readonly reason: string }[];
}
/** The response to starting or undoing a change. */
type Answer = { readonly kind: string; readonly change?: Change } & Record<string, unknown>;

const CHANGE = 'id status total changed refused undoneBy refusedProducts { productId reason }';
let requests = 0;

/** Starts a change, by default with a new request id. */
export const start = async (
  shop: TestShop,
  admin: Caller,
  input: object,
  requestId = `request-${(requests += 1)}`,
): Promise<Answer> =>
  (
    await askAs<{ answer: Answer }>(
      shop,
      admin,
      `mutation ($input: BulkChangeInput!, $requestId: String!) {
        answer: startBulkChange(input: $input, requestId: $requestId) {
          kind: __typename ... on BulkChangeStarted { change { ${CHANGE} } } ${REFUSAL} } }`,
      { input, requestId },
    )
  ).answer;

/** Requests that a change be undone. */
export const undo = async (shop: TestShop, admin: Caller, id: number): Promise<Answer> =>
  (
    await askAs<{ answer: Answer }>(
      shop,
      admin,
      `mutation ($id: Int!) { answer: undoBulkChange(id: $id) {
        kind: __typename ... on BulkChangeStarted { change { ${CHANGE} } } ... on Refusal { message } } }`,
      { id },
    )
  ).answer;

/** The current progress of a change. */
export const changeNow = async (shop: TestShop, admin: Caller, id: number): Promise<Change> =>
  (
    await askAs<{ bulkChange: Change }>(
      shop,
      admin,
      `query ($id: Int!) { bulkChange(id: $id) { ${CHANGE} } }`,
      {
        id,
      },
    )
  ).bulkChange;

/** Runs changes in place of a worker. */
export const runner = (shop: TestShop): BulkChangeRunner => shop.services.get(BulkChangeRunner);

/** Starts a change and runs it to the end. */
export async function made(shop: TestShop, admin: Caller, input: object): Promise<Change> {
  const { change } = await start(shop, admin, input);
  if (!change) throw new Error('The change was not started.');
  await runner(shop).run(change.id);
  return changeNow(shop, admin, change.id);
}

/** The preview of a change. */
export const preview = async (
  shop: TestShop,
  admin: Caller,
  input: object,
): Promise<Record<string, unknown>> =>
  (
    await askAs<{ previewBulkChange: Record<string, unknown> }>(
      shop,
      admin,
      `query ($input: BulkChangeInput!) { previewBulkChange(input: $input) { total changing
        refusals { reason count } prices { rising falling jumping belowCost }
        rows { productId priceBefore priceAfter stockBefore stockAfter publishedAfter } } }`,
      { input },
    )
  ).previewBulkChange;
