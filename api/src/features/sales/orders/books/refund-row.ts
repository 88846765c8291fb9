import type { Refund } from './refund.entity.ts';

/** An order's refund, as queried. */
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
  /** The name of the administrator or API key that requested it; null for the buyer and the shop itself. */
  readonly author: string | null;
};
