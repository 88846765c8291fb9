import type { Refund } from './refund.entity.ts';

/** A refund of an order as a query returns it. */
export type RefundRow = Pick<
  Refund,
  | 'id'
  | 'amount'
  | 'delivery'
  | 'lines'
  | 'reduces'
  | 'status'
  | 'origin'
  | 'endsAs'
  | 'message'
  | 'attempt'
  | 'refusal'
  | 'providerRefundId'
  | 'requestKey'
  | 'triedAt'
  | 'givenUpAt'
  | 'createdAt'
  | 'updatedAt'
> & {
  /** The name of the administrator or the API key that asked for it; null for the buyer and the shop itself. */
  readonly author: string | null;
};
