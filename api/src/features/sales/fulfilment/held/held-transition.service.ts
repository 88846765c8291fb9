import type { EntityManager } from '@mikro-orm/postgresql';
import { USUAL_WAY } from '@treadline/schema/trade/order/order-status';
import { InvalidInput } from '../../../../platform/input/invalid-input.ts';
import { oneByOne } from '../../../../platform/process/one-by-one.ts';
import type { Viewer } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { AuditService, namedActor } from '../../../operations/audit/index.ts';
import {
  InvalidTransition,
  Order,
  OrderKeyService,
  OrderReader,
  type OrderStatus,
} from '../../orders/index.ts';
import type { OrderBatch } from '../steps/order-batch.results.ts';
import { OrderBatchService } from '../steps/order-batch.service.ts';
import type { UpdateOrderStatusInput } from '../steps/order-change.inputs.ts';
import { OrderChangeService } from '../steps/order-change.service.ts';
import { leftAs, parcelOf } from '../steps/order-status.service.ts';
import {
  HeldTransition,
  type HeldTransitionOrder,
  type HeldTransitionRefusal,
} from './held-transition.entity.ts';
import type { HoldTransitionInput } from './held-transition.inputs.ts';

export const HELD_TRANSITIONS_JOB = 'carry-out-held-steps';

const SECONDS_TO_UNDO = 10;
const SECOND_MS = 1_000;
/** For so long the person who took a step can read what became of it. */
const TOLD_MS = 86_400_000;
/** No sweep and no list has more; the rest follow. */
const MOST_STEPS = 100;

/** The steps that are held: those to the door. Those that move money call the provider, and are taken at once. */
export const HELD_STATUSES = USUAL_WAY.slice(1);

/** Which orders a step names, and what status it brings them to; null for an input that is not one step. */
function readStep({
  ship,
  advance,
  update,
}: HoldTransitionInput): { to: OrderStatus; named: string[] } | null {
  const given = [
    ...(ship ? [{ to: 'SHIPPED' as const, named: ship.shipments.map(({ order }) => order) }] : []),
    ...(advance ? [{ to: advance.status, named: advance.orders }] : []),
    ...(update ? [{ to: update.status, named: [update.orderId] }] : []),
  ];
  const [step, other] = given;
  return !step || other || !HELD_STATUSES.includes(step.to) ? null : step;
}

const haveOneInCommon = (
  some: readonly HeldTransitionOrder[],
  others: readonly HeldTransitionOrder[],
): boolean => some.some(({ id }) => id !== null && others.some((other) => other.id === id));

const refusedInput = (path: string, message: string): InvalidInput =>
  InvalidInput.of('We couldn’t hold this step', [{ path, message }]);

const refusedIn = ({ lines }: OrderBatch): HeldTransitionRefusal[] =>
  lines.flatMap(({ requested, outcome, message, order }) =>
    outcome === 'REFUSED' || outcome === 'UNKNOWN'
      ? [{ order: order?.number ?? requested, message: message ?? 'It could not be done.' }]
      : [],
  );

/**
 * Holds steps of orders for the seconds in which they can be undone. The row is the command: whoever comes first, the
 * browser that took it, the job that waits for it or the next step of the same orders, carries it out. All three may,
 * because each order takes a step once.
 */
export class HeldTransitionService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #batches = this.services.get(OrderBatchService);
  readonly #changes = this.services.get(OrderChangeService);
  readonly #keys = this.services.get(OrderKeyService);
  readonly #orders = this.services.get(OrderReader);

  /** Holds a step. Those that were taken before it with the same orders are carried out. */
  async hold(viewer: Viewer, input: HoldTransitionInput): Promise<HeldTransition | InvalidInput> {
    const step = readStep(input);
    if (!step) return refusedInput('', 'Give one step to PROCESSING, SHIPPED or DELIVERED');
    if (!isUuid(input.id)) return refusedInput('id', 'The id must be a UUID');
    const { now, orm } = this.platform;
    const known = await this.find(viewer, input.id);
    if (known) return known;
    const orders = await this.#named(step.named);
    const createdAt = now();
    const held = await orm.em.fork().transactional(async (em) => {
      const row = em.create(HeldTransition, {
        id: input.id,
        actorId: ownerOf(viewer),
        viewer: { ...viewer, sessionId: null },
        toStatus: step.to,
        orders,
        input,
        createdAt,
        takesEffectAt: new Date(createdAt.getTime() + SECONDS_TO_UNDO * SECOND_MS),
        begunAt: null,
        doneAt: null,
        refused: null,
      });
      this.#record(em, viewer, row, 'held');
      return row;
    });
    await this.#plan(held);
    await this.#carryOutBefore(held);
    return held;
  }

  /** Takes back a step that nobody has begun to carry out. @returns whether it was taken back. */
  undo(viewer: Viewer, id: string): Promise<boolean> {
    return this.#drop(viewer, id, 'undone', { begunAt: null });
  }

  /** Puts away what became of a step. @returns whether it was there. */
  close(viewer: Viewer, id: string): Promise<boolean> {
    return this.#drop(viewer, id, 'closed', { doneAt: { $ne: null } });
  }

  /** The viewer's steps that are held, and those that were not done to some order. */
  ofViewer(viewer: Viewer): Promise<HeldTransition[]> {
    return this.platform.orm.em
      .fork()
      .find(
        HeldTransition,
        { actorId: ownerOf(viewer), $or: [{ doneAt: null }, { refused: { $ne: [] } }] },
        { orderBy: { createdAt: 'asc', id: 'asc' }, limit: MOST_STEPS },
      );
  }

  /** One of the viewer's steps; null if there is none, or it was undone. */
  async find(viewer: Viewer, id: string): Promise<HeldTransition | null> {
    if (!isUuid(id)) return null;
    return this.platform.orm.em.fork().findOne(HeldTransition, { id, actorId: ownerOf(viewer) });
  }

  /** Carries out one of the viewer's steps at once. @returns null if there is none, or it was undone. */
  async carryOutNow(viewer: Viewer, id: string): Promise<HeldTransition | null> {
    const step = await this.find(viewer, id);
    if (step && step.doneAt === null) await this.#carryOut(step);
    return this.find(viewer, id);
  }

  /** Carries out what is held of these orders, before another step is taken with them. */
  async carryOutOf(named: readonly string[]): Promise<void> {
    const waiting = await this.#waiting();
    if (waiting.length === 0) return;
    const orders = await this.#named(named);
    for (const step of waiting) if (haveOneInCommon(step.orders, orders)) await this.#carryOut(step);
  }

  /** Carries out what can no longer be undone, and forgets what was told long ago. */
  async carryOutDue(): Promise<void> {
    const { now, orm, logger } = this.platform;
    const em = orm.em.fork();
    const due = await em.find(
      HeldTransition,
      { doneAt: null, takesEffectAt: { $lte: now() } },
      { orderBy: { createdAt: 'asc', id: 'asc' }, limit: MOST_STEPS },
    );
    await oneByOne(due, (step) => this.#carryOut(step), logger, {
      naming: ({ id }) => ({ stepId: id }),
      sentence: 'A held step could not be carried out; it is tried again in a minute.',
    });
    await em.nativeDelete(HeldTransition, { doneAt: { $lt: new Date(now().getTime() - TOLD_MS) } });
  }

  /** What is held of the same orders need not wait once a step follows it. */
  async #carryOutBefore({ id, orders }: HeldTransition): Promise<void> {
    for (const step of await this.#waiting())
      if (step.id !== id && haveOneInCommon(step.orders, orders)) await this.#carryOut(step);
  }

  #waiting(): Promise<HeldTransition[]> {
    return this.platform.orm.em
      .fork()
      .find(
        HeldTransition,
        { doneAt: null },
        { orderBy: { createdAt: 'asc', id: 'asc' }, limit: MOST_STEPS },
      );
  }

  /** Takes a step with its orders. One that was undone meanwhile is left alone. */
  async #carryOut({ id, viewer, input }: HeldTransition): Promise<void> {
    const { now, orm } = this.platform;
    const em = orm.em.fork();
    if (!input) return;
    const begun = await em.nativeUpdate(HeldTransition, { id, doneAt: null }, { begunAt: now() });
    if (begun === 0) return;
    const refused = await this.#refusedBy(viewer, input as HoldTransitionInput);
    await em.nativeUpdate(HeldTransition, { id, doneAt: null }, { doneAt: now(), refused, input: null });
  }

  async #refusedBy(
    viewer: Viewer,
    { ship, advance, update }: HoldTransitionInput,
  ): Promise<HeldTransitionRefusal[]> {
    if (ship) return refusedIn(await this.#batches.ship(viewer, ship));
    if (advance) return refusedIn(await this.#batches.advance(viewer, advance));
    return update ? this.#refusedUpdate(viewer, update) : [];
  }

  async #refusedUpdate(viewer: Viewer, input: UpdateOrderStatusInput): Promise<HeldTransitionRefusal[]> {
    const { orderId, status } = input;
    const change = await this.#changes.change(viewer, input);
    if (change instanceof Order) return [];
    const order = isUuid(orderId) ? await this.#orders.unchecked({ id: orderId }) : null;
    // It was done before: by this step, if its process was killed, or by somebody who was quicker.
    const isDone = change instanceof InvalidTransition && change.from === status;
    if (isDone && order && (status !== 'SHIPPED' || leftAs(order, parcelOf(input)))) return [];
    const message =
      'fields' in change ? change.fields.map(({ message }) => message).join('. ') : change.message;
    return [{ order: order?.number ?? orderId, message }];
  }

  async #named(texts: readonly string[]): Promise<HeldTransitionOrder[]> {
    const meant = await this.#keys.read(texts);
    return texts.map((text, index) => {
      const order = meant[index] ?? 'unknown';
      return typeof order === 'string' ? { id: null, number: text } : { id: order.id, number: order.number };
    });
  }

  /** Without the job the sweep of the next minute carries it out. */
  async #plan({ id, takesEffectAt }: HeldTransition): Promise<void> {
    const { jobs, logger } = this.platform;
    try {
      await jobs.send(HELD_TRANSITIONS_JOB, {}, { key: id, startAfter: takesEffectAt });
    } catch (error) {
      logger.info(
        { err: error, stepId: id },
        'A held step waits for the sweep: its job could not be queued.',
      );
    }
  }

  #drop(viewer: Viewer, id: string, action: string, state: object): Promise<boolean> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const step = isUuid(id) ? await em.findOne(HeldTransition, { id, actorId: ownerOf(viewer) }) : null;
      // Compared where it is deleted: somebody may begin to carry it out at this moment.
      if (!step || (await em.nativeDelete(HeldTransition, { id, ...state })) === 0) return false;
      this.#record(em, viewer, step, action);
      return true;
    });
  }

  #record(em: EntityManager, actor: Viewer, { id, toStatus, orders }: HeldTransition, action: string): void {
    const after = { toStatus, orders: orders.length };
    this.#audit.record(em, { actor, subject: 'held-step', subjectId: id, action, before: {}, after });
  }
}

function ownerOf(viewer: Viewer): string {
  const { id } = namedActor(viewer);
  if (id === null) throw new Error('Only people and keys take steps.');
  return id;
}
