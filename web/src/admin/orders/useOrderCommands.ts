import type {
  DeliveryProofInput,
  DeliveryWindowInput,
  OrderStep,
  ShipmentInput,
} from '../../apollo/schema.generated.ts';
import {
  useAdvanceOrdersMutation,
  useShipOrdersMutation,
  useTakeOrderStepMutation,
  type BatchOutcomeFragment,
} from './OrderCommands.generated.ts';
import { holdChange, type RefusedOrder } from './pendingChange.ts';

/** The request outlives the page that sent it. */
const contextFor = (isLeaving: boolean) => (isLeaving ? { fetchOptions: { keepalive: true } } : {});

/** Of a batch, what was not done; an input that was refused as a whole was done for none. */
function refusedOf(outcome: BatchOutcomeFragment | null | undefined): RefusedOrder[] {
  if (!outcome) throw new Error('The shop gave no answer.');
  if (outcome.__typename === 'InvalidInput')
    return outcome.fields.map(({ path, message }) => ({ order: path, sentence: message }));
  return outcome.lines.flatMap(({ asked, outcome: what, message, order }) =>
    what === 'REFUSED' || what === 'UNKNOWN'
      ? [{ order: order?.number ?? asked, sentence: message ?? 'It could not be done.' }]
      : [],
  );
}

const ordersText = (count: number): string => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** What is said of each step while it can be undone, and once it is done. */
const STEP_WORDS: Readonly<
  Record<OrderStep, { doing: (what: string) => string; done: (what: string) => string }>
> = {
  PROCESSING: { doing: (what) => `Starting to pack ${what}`, done: (what) => `${what} being packed` },
  DELIVERED: { doing: (what) => `Marking ${what} as delivered`, done: (what) => `${what} delivered` },
};

/** What is said of one order once it has taken a step. */
const STEP_DONE = { PROCESSING: 'is being packed', SHIPPED: 'shipped', DELIVERED: 'delivered' } as const;
type NextStatus = keyof typeof STEP_DONE;

/** What is typed of a step of one order. */
export interface TypedStep {
  location: string;
  notes: string;
  shippingProvider: string;
  carrierTrackingNumber: string;
  window: DeliveryWindowInput | null;
  proof: DeliveryProofInput | null;
}

/** The changes that buyers are mailed of: each is held for a while before it is sent. */
export function useOrderCommands() {
  const [shipOrders] = useShipOrdersMutation();
  const [advanceOrders] = useAdvanceOrdersMutation();
  const [takeStep] = useTakeOrderStepMutation();
  return {
    ship(shipments: ShipmentInput[], ids: readonly string[]) {
      const what = ordersText(shipments.length);
      holdChange({
        words: `Shipping ${what}`,
        done: `${what} shipped`,
        orders: ids,
        async send(isLeaving) {
          const { data } = await shipOrders({
            variables: { input: { shipments } },
            context: contextFor(isLeaving),
          });
          return refusedOf(data?.shipOrders);
        },
      });
    },
    advance(orders: readonly string[], step: OrderStep) {
      const what = ordersText(orders.length);
      holdChange({
        words: STEP_WORDS[step].doing(what),
        done: STEP_WORDS[step].done(what),
        orders,
        async send(isLeaving) {
          const { data } = await advanceOrders({
            variables: { input: { orders: [...orders], step } },
            context: contextFor(isLeaving),
          });
          return refusedOf(data?.advanceOrders);
        },
      });
    },
    /** One order, with what was typed of the step. */
    step(
      { id, number }: { id: string; number: string },
      status: NextStatus,
      typed: Partial<TypedStep>,
      words: string,
    ) {
      holdChange({
        words,
        done: `${number} ${STEP_DONE[status]}`,
        orders: [id],
        async send(isLeaving) {
          const { data } = await takeStep({
            variables: { input: { orderId: id, status, ...typed } },
            context: contextFor(isLeaving),
          });
          const change = data?.changeOrderStatus;
          if (!change) throw new Error('The shop gave no answer.');
          // Whoever pressed first has done it: that is what was wanted.
          if (change.__typename === 'Order') return [];
          if (change.__typename === 'InvalidInput')
            return [{ order: number, sentence: change.fields.map(({ message }) => message).join('. ') }];
          return [{ order: number, sentence: change.message }];
        },
      });
    },
  };
}
