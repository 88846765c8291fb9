import type { EntityManager } from '@mikro-orm/postgresql';
import { isSplit } from '@treadline/schema/trade/fitting/fulfilment';
import { statusWords } from '@treadline/schema/trade/order/collection';
import {
  type StepStatus,
  orderStatuses,
  SENT_STATUSES,
  UNSENT_STATUSES,
  usualSteps,
} from '@treadline/schema/trade/order/order-status';
import { PENDING_REFUNDS } from '@treadline/schema/trade/order/payment/refund-status';
import { Service } from '../../../../platform/services/services.ts';
import { keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import type { Actor } from '../../../operations/audit/index.ts';
import {
  withOrderLock,
  isDisputed,
  NOT_SENT,
  OrderTransitionService,
  Refund,
  refusalOf,
  type Order,
  type OrderStatus,
  type Refused,
  type Transition,
} from '../../orders/index.ts';
import type { ParcelInput } from './parcel.inputs.ts';
import { reasonToStay } from './reason-to-stay.ts';

const PARCEL_FIELDS = [
  'shippingProvider',
  'carrierTrackingNumber',
  'centreCarrier',
  'centreTrackingNumber',
] as const;

/** The carriers and tracking numbers of an order's parcels. */
type Parcels = Pick<Order, (typeof PARCEL_FIELDS)[number]>;

const SAME_NUMBER = 'Both parcels have the same tracking number. Check the labels.';
const ONE_PARCEL =
  'This order is sent as one parcel: its tyres all go to the same place. Leave out the parcel to the centre.';

export const REFUND_UNDER_WAY = 'A refund for this order is pending and has to finish first.';

/** Finds pending refunds that will end an order. Pending partial refunds don't stop its fulfilment. */
const ending = (order: Order) => ({ order, status: { $in: PENDING_REFUNDS }, endsAs: { $ne: null } });

const keptNumber = (parcel: ParcelInput | null | undefined): string | null =>
  keptTextOrNull(parcel?.trackingNumber)?.toUpperCase() ?? null;

/** The parcel details to store on an order: only those that were given. */
export function parcelsOf(parcel: ParcelInput, toCentre: ParcelInput | null | undefined): Partial<Parcels> {
  const [carrier, centreCarrier] = [keptTextOrNull(parcel.carrier), keptTextOrNull(toCentre?.carrier)];
  const [number, centreNumber] = [keptNumber(parcel), keptNumber(toCentre)];
  return {
    ...(carrier ? { shippingProvider: carrier } : {}),
    ...(number ? { carrierTrackingNumber: number } : {}),
    ...(centreCarrier ? { centreCarrier } : {}),
    ...(centreNumber ? { centreTrackingNumber: centreNumber } : {}),
  };
}

/** Whether an order left with these parcels. Details that the caller leaves out aren't compared. */
export const leftAs = (left: Order, given: Partial<Parcels>): boolean =>
  PARCEL_FIELDS.every((field) => (given[field] ?? left[field]) === left[field]);

/** A step's sentence. The standard one is different for an order that's collected. */
const sentenceFor = ({ isCollected }: Order, { to, message }: Transition & { to: StepStatus }): string =>
  message === orderStatuses[to].step ? statusWords(to, isCollected).step : message;

/** An order that had already left. */
export interface Left {
  readonly left: Order;
}

/** Moves orders towards delivery. Transitions that can move money are refunds, which RefundBooks completes. */
export class OrderStatusService extends Service {
  readonly #transitions = this.services.get(OrderTransitionService);

  /**
   * Changes the status, or says why it can't change.
   * @param alongside writes more in the same transaction, before the buyer is told.
   * @returns null if the order doesn't exist.
   */
  advance(
    orderId: string,
    step: Transition & { readonly to: StepStatus },
    alongside?: (em: EntityManager) => Promise<void>,
  ): Promise<{ order: Order } | Refused | null> {
    return withOrderLock<{ order: Order } | Refused>(this.platform, orderId, async (em, order) => {
      const refused =
        (await this.#refusal(em, order, step.to, step.change)) ??
        (step.to === 'SHIPPED' ? await reasonToStay(em, order.id) : null);
      if (refused) return { refused, from: order.status };
      await alongside?.(em);
      await this.#transitions.transition(em, order, { ...step, message: sentenceFor(order, step) });
      return { order };
    });
  }

  /**
   * Ships an order. If it's still PENDING, it passes through PROCESSING on the way, and the buyer gets only one email.
   * @returns null if the order doesn't exist.
   */
  ship(
    orderId: string,
    { actor, parcels }: { readonly actor: Actor; readonly parcels: Partial<Parcels> },
  ): Promise<{ order: Order } | Left | Refused | null> {
    return withOrderLock<{ order: Order } | Left | Refused>(this.platform, orderId, async (em, order) => {
      if (SENT_STATUSES.includes(order.status)) return { left: order };
      const { status: from } = order;
      const steps = usualSteps(from, 'SHIPPED');
      const refused =
        (await this.#refusal(em, order, steps[0] ?? 'SHIPPED', parcels)) ??
        (await reasonToStay(em, order.id));
      if (refused) return { refused, from };
      for (const to of steps)
        await this.#transitions.transition(em, order, {
          to,
          actor,
          message: statusWords(to, order.isCollected).step,
          change: to === 'SHIPPED' ? parcels : {},
          mailed: to === 'SHIPPED',
        });
      return { order };
    });
  }

  async #refusal(
    em: EntityManager,
    order: Order,
    to: OrderStatus,
    { carrierTrackingNumber, centreCarrier, centreTrackingNumber }: Partial<Parcels> = {},
  ): Promise<string | null> {
    const refusal = refusalOf(order, to);
    if (refusal) return refusal;
    if ((centreCarrier ?? centreTrackingNumber) && !isSplit(order.lines.getItems())) return ONE_PARCEL;
    if (centreTrackingNumber && centreTrackingNumber === carrierTrackingNumber) return SAME_NUMBER;
    if ((await em.count(Refund, ending(order))) > 0) return REFUND_UNDER_WAY;
    // A dispute holds back unsent orders only. If tyres on their way arrive, the bank needs to know.
    return UNSENT_STATUSES.includes(order.status) && (await isDisputed(em, order)) ? NOT_SENT : null;
  }
}
