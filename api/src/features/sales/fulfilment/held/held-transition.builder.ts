import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../../../../test/account.ts';
import type { BoughtOrder } from '../../../../../test/fixtures/order.ts';
import { REFUSAL } from '../../../../../test/refusal.ts';
import type { TestShop } from '../../../../../test/test-shop.ts';

type Staff = Pick<SignedIn, 'headers'>;

const STEP = 'id toStatus secondsLeft orders { id number } refused { order message }';

export interface StepAnswer {
  readonly kind?: string;
  readonly id: string;
  readonly toStatus: string;
  readonly secondsLeft: number;
  readonly orders: readonly { readonly id: string | null; readonly number: string }[];
  readonly refused: readonly { readonly order: string; readonly message: string }[] | null;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

async function ask<Answer>(
  shop: TestShop,
  document: string,
  variables: object,
  { headers }: Staff,
): Promise<Answer> {
  const { data, errors } = await shop.graphql<{ answer: Answer }>(document, variables, { ...headers });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.answer;
}

const HOLD = `mutation ($input: HoldTransitionInput!) {
  answer: holdTransition(input: $input) { kind: __typename ... on HeldTransition { ${STEP} } ${REFUSAL} }
}`;

export const hold = (shop: TestShop, input: object, by: Staff): Promise<StepAnswer> =>
  ask(shop, HOLD, { input: { id: randomUUID(), ...input } }, by);

/** Holds an order's transition to PROCESSING. @returns the id of the held transition. */
export async function aHeldTransition(shop: TestShop, { orderId }: BoughtOrder, by: Staff): Promise<string> {
  const { id } = await hold(shop, { advance: { orders: [orderId], status: 'PROCESSING' } }, by);
  return id;
}

export const undo = (shop: TestShop, id: string, by: Staff): Promise<boolean> =>
  ask(shop, 'mutation ($id: ID!) { answer: undoHeldTransition(id: $id) }', { id }, by);

export const close = (shop: TestShop, id: string, by: Staff): Promise<boolean> =>
  ask(shop, 'mutation ($id: ID!) { answer: dismissHeldTransition(id: $id) }', { id }, by);

export const carryOut = (shop: TestShop, id: string, by: Staff): Promise<StepAnswer | null> =>
  ask(shop, `mutation ($id: ID!) { answer: applyHeldTransition(id: $id) { ${STEP} } }`, { id }, by);

export const heldBy = (shop: TestShop, by: Staff): Promise<StepAnswer[]> =>
  ask(shop, `{ answer: heldTransitions { ${STEP} } }`, {}, by);
