import type { EntityManager } from '@mikro-orm/postgresql';
import {
  ON_THE_WAY_STATUSES,
  orderStatuses,
  UNDER_WAY_STATUSES,
} from '@treadline/schema/trade/order/order-status';
import { deliveryPlaces } from '@treadline/schema/trade/places/delivery-place';
import { deliveryWindowFaults, deliveryWindowText } from '@treadline/schema/trade/places/delivery-window';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { inOrderOf } from '../../../../platform/text/in-order.ts';
import { inLondon } from '../../../../platform/text/london-time.ts';
import { keptTextOrNull } from '../../../../platform/text/typed-text.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService, type AuditFigures } from '../../../operations/audit/index.ts';
import {
  DELIVERY_PHOTOGRAPHS,
  withOrderLock,
  OrderDelivery,
  OrderMailService,
  orderNotFound,
  OrderTransitionService,
  windowOf,
  type OrderChangeResult,
} from '../../orders/index.ts';
import { PhotographService } from '../../photographs/index.ts';
import type { DeliveryProofInput, DeliveryWindowInput, PlanDeliveryInput } from './order-delivery.inputs.ts';
import type { DeliveryWindow } from './order-delivery.type.ts';

const REFUSAL = 'Please check the delivery';

/** Delivery details that come with a transition of an order. */
export interface Doorstep {
  readonly window?: DeliveryWindowInput | null;
  readonly proof?: DeliveryProofInput | null;
}

const fault = (path: string, message: string): InvalidInput => InvalidInput.of(REFUSAL, [{ path, message }]);

const hoursOf = ({ from, until }: DeliveryWindowInput): Pick<DeliveryWindow, 'from' | 'until'> => ({
  from: keptTextOrNull(from),
  until: keptTextOrNull(until),
});

const auditSnapshot = ({ day, fromTime, untilTime }: OrderDelivery): AuditFigures => ({
  day,
  from: fromTime,
  until: untilTime,
});

/** Plans deliveries, and stores proof of them. */
export class OrderDeliveryService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #mail = this.services.get(OrderMailService);
  readonly #photographs = this.services.get(PhotographService);
  readonly #transitions = this.services.get(OrderTransitionService);

  /** Reads several orders' deliveries in one query, in the order of the ids; null where nothing is stored. */
  async of(orderIds: readonly string[]): Promise<(OrderDelivery | null)[]> {
    const em = this.platform.orm.em.fork();
    const found = await em.find(OrderDelivery, { orderId: { $in: [...orderIds] } });
    return inOrderOf(orderIds, found, ({ orderId }) => orderId);
  }

  /** Plans a delivery window, or removes it. Emails the buyer if the tyres have already left. */
  async plan(viewer: Viewer, { orderId, window }: PlanDeliveryInput): Promise<typeof OrderChangeResult> {
    if (!isUuid(orderId)) return orderNotFound();
    const refused = window ? this.#windowFault(window) : null;
    if (refused) return refused;
    const planned = await withOrderLock<typeof OrderChangeResult>(
      this.platform,
      orderId,
      async (em, order) => {
        const { status } = order;
        if (!UNDER_WAY_STATUSES.includes(status))
          return fault(
            'window.day',
            `This order is at “${orderStatuses[status].label}”, so there’s nothing to plan.`,
          );
        const delivery = await this.#delivery(em, orderId);
        const before = auditSnapshot(delivery);
        this.#setWindow(delivery, window ?? null);
        const after = auditSnapshot(delivery);
        if (JSON.stringify(before) === JSON.stringify(after)) return order;
        const now = windowOf(delivery);
        this.#transitions.addHistoryEntry(em, order, {
          to: status,
          message: now ? `We’ll deliver on ${deliveryWindowText(now)}.` : 'We’re rescheduling your delivery.',
        });
        this.#audit.record(em, {
          actor: viewer,
          subject: 'order',
          subjectId: orderId,
          action: 'delivery planned',
          before,
          after,
        });
        if (now && ON_THE_WAY_STATUSES.includes(status)) await this.#mail.tellOfWindow(em, order, now);
        return order;
      },
    );
    return planned ?? orderNotFound();
  }

  /** Checks a window and a proof; null if they're valid. */
  async refusalOf(viewer: Viewer, { window, proof }: Doorstep): Promise<InvalidInput | null> {
    return (window && this.#windowFault(window)) ?? (proof ? this.#proofFault(viewer, proof) : null);
  }

  /** Stores delivery details in the transaction of the order's transition. */
  async note(em: EntityManager, viewer: Viewer, orderId: string, { window, proof }: Doorstep): Promise<void> {
    if (!window && !proof) return;
    const delivery = await this.#delivery(em, orderId);
    if (window) this.#setWindow(delivery, window);
    if (!proof) return;
    delivery.place = proof.place;
    delivery.receiver = deliveryPlaces[proof.place].isTaken ? keptTextOrNull(proof.receiver) : null;
    await this.#photographs.attach(em, viewer, proof.photographs ?? [], DELIVERY_PHOTOGRAPHS, orderId);
  }

  async #delivery(em: EntityManager, orderId: string): Promise<OrderDelivery> {
    return (await em.findOne(OrderDelivery, { orderId })) ?? em.create(OrderDelivery, { orderId });
  }

  #setWindow(delivery: OrderDelivery, window: DeliveryWindowInput | null): void {
    const { from, until } = window ? hoursOf(window) : { from: null, until: null };
    Object.assign(delivery, { day: window?.day ?? null, fromTime: from, untilTime: until });
  }

  #windowFault(window: DeliveryWindowInput): InvalidInput | null {
    const { day: today } = inLondon(this.platform.now());
    const [wrong] = Object.entries(deliveryWindowFaults({ day: window.day, ...hoursOf(window) }, today));
    return wrong ? fault(`window.${wrong[0]}`, wrong[1]) : null;
  }
  async #proofFault(
    viewer: Viewer,
    { place, receiver, photographs }: DeliveryProofInput,
  ): Promise<InvalidInput | null> {
    if (deliveryPlaces[place].isTaken && keptTextOrNull(receiver) === null)
      return fault('proof.receiver', 'Please enter the recipient’s name');
    const em = this.platform.orm.em.fork();
    const [wrong] = await this.#photographs.faultsOf(em, viewer, photographs ?? []);
    return wrong ? fault(`proof.${wrong.path}`, wrong.message) : null;
  }
}
