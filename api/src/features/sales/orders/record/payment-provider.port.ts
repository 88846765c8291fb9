import type { DisputeState } from '@treadline/schema/trade/order/payment/dispute-state';
import type { RefundStatusWith } from '@treadline/schema/trade/order/payment/refund-status';
import { Port } from '../../../../platform/services/port.ts';
import type { Actor } from '../../../operations/audit/index.ts';
import type { Order } from './order.entity.ts';

/**
 * A refund to request from the payment provider. The key belongs to the attempt: however often it is
 * requested, it is paid once.
 */
export interface RefundAttempt {
  readonly orderId: string;
  /** The shop's id of the refund. */
  readonly id: string;
  readonly attempt: number;
  /** The provider's id of the refund; null while the provider is not known to have made one. */
  readonly refundId: string | null;
  readonly paymentIntent: string;
  /** Pence, said even of all that was paid: a part may have gone back meanwhile that the books do not have yet. */
  readonly amount: number;
  readonly idempotencyKey: string;
  /** The attempt began so long ago that the provider may have forgotten its key. */
  readonly isOld: boolean;
}

/** The state of a refund at the payment provider, and its id there; null if it was never made. */
export type RefundAnswer =
  | { readonly status: RefundStatusWith<'PAID' | null>; readonly refundId: string }
  | {
      readonly status: RefundStatusWith<'IN_VAIN'>;
      readonly refundId: string | null;
      /** A code and a sentence. */
      readonly refusal: string;
      /** Refunds that the provider has of the payment and the shop did not ask for, where they are in the way. */
      readonly others?: readonly MadeRefund[];
    };

/** A refund as the provider has it, whoever asked for it. */
export interface MadeRefund {
  /** The provider's id of it. */
  readonly refundId: string;
  /** The shop's id of it; null if the shop did not ask for it. */
  readonly askedAs: string | null;
  /** Pence. */
  readonly amount: number;
  /** Whether it has come to nothing. */
  readonly hasFailed: boolean;
}

/** A dispute as the provider has it: a buyer's bank takes a payment back, or asks about it. */
export interface MadeDispute {
  readonly id: string;
  /** Pence. */
  readonly amount: number;
  readonly state: DisputeState;
  /** The provider's code for what the buyer says. */
  readonly reason: string;
  /** Until when the shop may answer; null where it cannot. */
  readonly evidenceDueBy: Date | null;
  readonly openedAt: Date;
}

/** How an unpaid order is closed. */
export interface Ending {
  /** What happened, in a sentence for the buyer. */
  readonly message: string;
  /** Who cancels it; left out for a checkout that was left or has expired, about which no mail is sent. */
  readonly actor?: Actor;
  /** When it turned out that nobody had paid in time. */
  readonly expiredAt?: Date | null;
}

/** What orders need from the payment provider. */
export interface PaymentProvider {
  /**
   * Closes the payment of an unpaid order, and cancels the order.
   * @returns whether it was open; if the card was quicker, the order is now paid.
   * @throws PublicError SERVICE_UNAVAILABLE while the provider cannot be reached.
   */
  cancel(order: Order, ending: Ending): Promise<boolean>;
  /**
   * Requests a refund, or reads its state.
   * @throws the provider's error if it does not answer; the outcome is then unknown.
   */
  refund(attempt: RefundAttempt): Promise<RefundAnswer>;
  /**
   * Reads a refund that is not in the books. What was paid is booked first, should it not be yet.
   * @returns null if there is none, or it is of no order of the shop.
   * @throws the provider's error if it does not answer.
   */
  refundMade(refundId: string): Promise<(MadeRefund & { readonly orderId: string }) | null>;
  /**
   * Reads a dispute. What was paid is booked first, should it not be yet.
   * @returns null if there is none, or it is about no order of the shop.
   * @throws the provider's error if it does not answer.
   */
  dispute(disputeId: string): Promise<(MadeDispute & { readonly orderId: string }) | null>;
}

export const paymentProvider = new Port<PaymentProvider>('a payment provider');
