import type { DisputeState } from '@treadline/schema/trade/order/payment/dispute-state';
import type { RefundStatusWith } from '@treadline/schema/trade/order/payment/refund-status';
import { Port } from '../../../../platform/services/port.ts';
import type { Actor } from '../../../operations/audit/index.ts';
import type { Order } from './order.entity.ts';

/**
 * A refund to request from the payment provider. The key belongs to the attempt, so however often it's requested, it's
 * paid once.
 */
export interface RefundAttempt {
  readonly orderId: string;
  /** The shop's id of the refund. */
  readonly id: string;
  readonly attempt: number;
  /** The provider's id of the refund; null while the provider isn't known to have made one. */
  readonly refundId: string | null;
  readonly paymentIntent: string;
  /**
   * Pence. Stated even for a full refund, because the provider may have refunded a part that isn't in the books yet.
   */
  readonly amount: number;
  readonly idempotencyKey: string;
  /** The attempt began so long ago that the provider may no longer remember its key. */
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
      /** External refunds of the same payment, if they're the reason for the refusal. */
      readonly others?: readonly MadeRefund[];
    };

/** A refund as the provider records it, whether or not the shop requested it. */
export interface MadeRefund {
  /** The provider's id. */
  readonly refundId: string;
  /** The shop's id; null if the shop didn't request it. */
  readonly askedAs: string | null;
  /** Pence. */
  readonly amount: number;
  /** Whether it failed or was cancelled. */
  readonly hasFailed: boolean;
}

/** A dispute as the provider records it: a buyer's bank reverses a payment, or queries it. */
export interface MadeDispute {
  readonly id: string;
  /** Pence. */
  readonly amount: number;
  readonly state: DisputeState;
  /** The provider's code for the buyer's complaint. */
  readonly reason: string;
  /** The shop's deadline for answering; null if it can't answer. */
  readonly evidenceDueBy: Date | null;
  readonly openedAt: Date;
}

/** How an unpaid order is closed. */
export interface Ending {
  /** A sentence for the buyer about what happened. */
  readonly message: string;
  /** The actor who cancels it. Undefined for an abandoned or expired checkout, which sends no email. */
  readonly actor?: Actor;
  /** When the order expired unpaid; null or undefined if it didn't. */
  readonly expiredAt?: Date | null;
}

/** The payment operations that orders need. */
export interface PaymentProvider {
  /**
   * Closes the payment of an unpaid order, and cancels the order.
   * @returns whether the payment was open; if not, the card was quicker and the order is now paid.
   * @throws PublicError SERVICE_UNAVAILABLE while the provider is unreachable.
   */
  cancel(order: Order, ending: Ending): Promise<boolean>;
  /**
   * Requests a refund, or reads its state.
   * @throws the provider's error if it doesn't respond; the outcome is then unknown.
   */
  refund(attempt: RefundAttempt): Promise<RefundAnswer>;
  /**
   * Reads a refund that isn't in the books. Books the payment first if that hasn't happened yet.
   * @returns null if the refund doesn't exist or isn't for one of the shop's orders.
   * @throws the provider's error if it doesn't respond.
   */
  refundMade(refundId: string): Promise<(MadeRefund & { readonly orderId: string }) | null>;
  /**
   * Reads a dispute. Books the payment first if that hasn't happened yet.
   * @returns null if the dispute doesn't exist or isn't about one of the shop's orders.
   * @throws the provider's error if it doesn't respond.
   */
  dispute(disputeId: string): Promise<(MadeDispute & { readonly orderId: string }) | null>;
}

export const paymentProvider = new Port<PaymentProvider>('a payment provider');
