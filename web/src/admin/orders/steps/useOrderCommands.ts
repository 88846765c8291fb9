import type {
  DeliveryProofInput,
  DeliveryWindowInput,
  HoldTransitionInput,
  OrderStatus,
  AdvanceStatus,
  ParcelInput,
  ShipmentInput,
} from '../../../apollo/schema.generated.ts';
import {
  useApplyHeldTransitionMutation,
  useDismissHeldTransitionMutation,
  useHoldTransitionMutation,
  useUndoHeldTransitionMutation,
  type HeldTransitionPartsFragment,
} from './HeldTransitions.generated.ts';
import type { NextStep } from './nextStep.ts';
import { holdChange, resumeChange, type HeldChange } from './pendingChange.ts';

type NextStatus = NextStep['to'];

/** Describes each step while it can be undone, and once it's done. */
const STEP_WORDS: Readonly<Record<NextStatus, { doing: (what: string) => string; done: string }>> = {
  PROCESSING: { doing: (what) => `Starting to pack ${what}`, done: 'being packed' },
  SHIPPED: { doing: (what) => `Shipping ${what}`, done: 'shipped' },
  DELIVERED: { doing: (what) => `Marking ${what} as delivered`, done: 'delivered' },
};

const isNextStatus = (status: OrderStatus): status is NextStatus => status in STEP_WORDS;

/** Returns "TFL2611000001" for one order, or "5 orders". */
const namedOrCounted = (orders: readonly { number: string }[]): string =>
  orders.length === 1 && orders[0] ? orders[0].number : `${orders.length} orders`;

/** The details typed for one order's step. */
export interface TypedStep {
  location: string;
  notes: string;
  shippingProvider: string;
  carrierTrackingNumber: string;
  centreParcel: ParcelInput | null;
  window: DeliveryWindowInput | null;
  proof: DeliveryProofInput | null;
}

interface Step {
  id: string;
  to: NextStatus;
  orders: readonly { id: string | null; number: string }[];
}

const newStep = (to: NextStatus, orders: Step['orders']): Step => ({ id: crypto.randomUUID(), to, orders });

/** Order changes that email the buyer. The shop holds each for ten seconds before carrying it out. */
export function useOrderCommands() {
  const [holdTransition] = useHoldTransitionMutation();
  const [undoStep] = useUndoHeldTransitionMutation();
  const [carryOutStep] = useApplyHeldTransitionMutation();
  const [closeStep] = useDismissHeldTransitionMutation();

  async function carryOut(id: string) {
    const { data } = await carryOutStep({ variables: { id } });
    return data?.applyHeldTransition?.refused ?? 'undone';
  }

  function changeOf({ id, to, orders }: Step, what: string, send: HeldChange['send']): HeldChange {
    return {
      words: STEP_WORDS[to].doing(what),
      done: `${what} ${STEP_WORDS[to].done}`,
      to,
      orders: orders.flatMap(({ id: orderId, number }) => [orderId ?? number, number]),
      send,
      carryOut: () => carryOut(id),
      undo: async () => (await undoStep({ variables: { id } })).data?.undoHeldTransition === true,
      close: () => closeStep({ variables: { id } }),
    };
  }

  function hold(step: Step, what: string, wish: Omit<HoldTransitionInput, 'id'>, onUndone?: () => void) {
    async function send() {
      const { data } = await holdTransition({ variables: { input: { id: step.id, ...wish } } });
      const held = data?.holdTransition;
      if (!held) throw new Error('The shop gave no answer.');
      if (held.__typename === 'HeldTransition') return held;
      const sentences = held.fields.map(({ message }) => message);
      return { secondsLeft: 0, refused: [{ order: what, message: sentences.join('. ') }] };
    }
    holdChange({ ...changeOf(step, what, send), onUndone });
  }

  return {
    ship(shipments: ShipmentInput[], ids: readonly string[], onUndone: () => void) {
      const orders = shipments.map(({ order }, index) => ({ id: ids[index] ?? null, number: order }));
      hold(newStep('SHIPPED', orders), namedOrCounted(orders), { ship: { shipments } }, onUndone);
    },
    advance(orders: readonly { id: string; number: string }[], to: AdvanceStatus) {
      const ids = orders.map(({ id }) => id);
      hold(newStep(to, orders), namedOrCounted(orders), { advance: { orders: ids, status: to } });
    },
    /** Takes a step with one order, with its details. */
    step(order: { id: string; number: string }, to: NextStatus, typed: Partial<TypedStep>) {
      hold(newStep(to, [order]), order.number, { update: { orderId: order.id, status: to, ...typed } });
    },
    /** Shows a change from before the page loaded: it can still be undone, or some of its orders weren't changed. */
    resume(standing: HeldTransitionPartsFragment) {
      const { toStatus: to } = standing;
      if (!isNextStatus(to)) return;
      const change = changeOf({ ...standing, to }, namedOrCounted(standing.orders), async () => standing);
      resumeChange(change, standing);
    },
  };
}
