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
import { rememberStart, startOf } from './startedChange.ts';

type NextStatus = NextStep['to'];

/** Describes each step while it can be undone, and once it's done. */
const STEP_WORDS: Readonly<Record<NextStatus, { doing: (what: string) => string; done: string }>> = {
  PROCESSING: { doing: (what) => `Starting to pack ${what}`, done: 'being packed' },
  SHIPPED: { doing: (what) => `Shipping ${what}`, done: 'shipped' },
  DELIVERED: { doing: (what) => `Marking ${what} as delivered`, done: 'delivered' },
};

/** The same for an order that its buyer collects. */
const COLLECTED_WORDS: typeof STEP_WORDS = {
  PROCESSING: STEP_WORDS.PROCESSING,
  SHIPPED: { doing: (what) => `Telling the buyer that ${what} is ready`, done: 'ready to collect' },
  DELIVERED: { doing: (what) => `Marking ${what} as collected`, done: 'collected' },
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

/** An order that takes a step. */
interface SteppedOrder {
  id: string;
  number: string;
  isCollected?: boolean;
}

interface Step {
  id: string;
  to: NextStatus;
  orders: readonly { id: string | null; number: string }[];
  words: (typeof STEP_WORDS)[NextStatus];
}

const newStep = (to: NextStatus, orders: Step['orders'], words = STEP_WORDS[to]): Step => ({
  id: crypto.randomUUID(),
  to,
  orders,
  words,
});

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

  function changeOf({ id, to, orders, words }: Step, what: string, send: HeldChange['send']): HeldChange {
    return {
      words: words.doing(what),
      done: `${what} ${words.done}`,
      to,
      startedOn: startOf(id),
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
    rememberStart(step.id);
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
    step(order: SteppedOrder, to: NextStatus, typed: Partial<TypedStep>) {
      const words = (order.isCollected ? COLLECTED_WORDS : STEP_WORDS)[to];
      hold(newStep(to, [order], words), order.number, {
        update: { orderId: order.id, status: to, ...typed },
      });
    },
    /** Shows a change from before the page loaded: it can still be undone, or some of its orders weren't changed. */
    resume(standing: HeldTransitionPartsFragment) {
      const { toStatus: to } = standing;
      if (!isNextStatus(to)) return;
      const change = changeOf(
        { ...standing, to, words: STEP_WORDS[to] },
        namedOrCounted(standing.orders),
        async () => standing,
      );
      resumeChange(change, standing);
    },
  };
}
