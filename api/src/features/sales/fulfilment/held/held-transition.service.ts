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
import { OrderChangeService, parcelsIn } from '../steps/order-change.service.ts';
import { leftAs } from '../steps/order-status.service.ts';
import {
  HeldTransition,
  type HeldTransitionOrder,
  type HeldTransitionRefusal,
} from './held-transition.entity.ts';
import type { HoldTransitionInput } from './held-transition.inputs.ts';

export const HELD_TRANSITIONS_JOB = 'carry-out-held-steps';

const SECONDS_TO_UNDO = 10;
const SECOND_MS = 1_000;
/** How long the outcome of a transition stays readable. */
const TOLD_MS = 86_400_000;
/** The limit of one sweep or list. The rest follow in the next. */
const MOST_STEPS = 100;

/** Statuses on the way to delivery. Other transitions call the payment provider, so they're applied at once. */
export const HELD_STATUSES = USUAL_WAY.slice(1);

/** The new status and the named orders of an input; null unless it contains exactly one transition to hold. */
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
  InvalidInput.of('We couldn’t hold this change', [{ path, message }]);

const refusedIn = ({ lines }: OrderBatch): HeldTransitionRefusal[] =>
  lines.flatMap(({ requested, outcome, message, order }) =>
    outcome === 'REFUSED' || outcome === 'UNKNOWN'
      ? [{ order: order?.number ?? requested, message: message ?? 'This couldn’t be done.' }]
      : [],
  );

/**
 * Holds transitions of orders while they can be undone. Each row is a command, applied by the browser that made it, its
 * delayed job or the next transition of its orders, whichever comes first. It's safe to apply twice, because each order
 * makes a transition only once.
 */
export class HeldTransitionService extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #batches = this.services.get(OrderBatchService);
  readonly #changes = this.services.get(OrderChangeService);
  readonly #keys = this.services.get(OrderKeyService);
  readonly #orders = this.services.get(OrderReader);

  /** Holds a transition, and applies any that are already held for the same orders. */
  async hold(viewer: Viewer, input: HoldTransitionInput): Promise<HeldTransition | InvalidInput> {
    const step = readStep(input);
    if (!step) return refusedInput('', 'Give one change to PROCESSING, SHIPPED or DELIVERED');
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

  /** Undoes a transition that isn't being applied yet. @returns whether it was undone. */
  undo(viewer: Viewer, id: string): Promise<boolean> {
    return this.#drop(viewer, id, 'undone', { begunAt: null });
  }

  /** Deletes an applied transition and its outcome. @returns whether it existed. */
  close(viewer: Viewer, id: string): Promise<boolean> {
    return this.#drop(viewer, id, 'closed', { doneAt: { $ne: null } });
  }

  /** The viewer's pending transitions, and applied ones that some order refused. */
  ofViewer(viewer: Viewer): Promise<HeldTransition[]> {
    return this.platform.orm.em
      .fork()
      .find(
        HeldTransition,
        { actorId: ownerOf(viewer), $or: [{ doneAt: null }, { refused: { $ne: [] } }] },
        { orderBy: { createdAt: 'asc', id: 'asc' }, limit: MOST_STEPS },
      );
  }

  /** One of the viewer's transitions; null if it doesn't exist or was undone. */
  async find(viewer: Viewer, id: string): Promise<HeldTransition | null> {
    if (!isUuid(id)) return null;
    return this.platform.orm.em.fork().findOne(HeldTransition, { id, actorId: ownerOf(viewer) });
  }

  /** Applies one of the viewer's transitions at once. @returns null if it doesn't exist or was undone. */
  async carryOutNow(viewer: Viewer, id: string): Promise<HeldTransition | null> {
    const step = await this.find(viewer, id);
    if (step && step.doneAt === null) await this.#carryOut(step);
    return this.find(viewer, id);
  }

  /** Applies transitions that are held for these orders, before another change to them. */
  async carryOutOf(named: readonly string[]): Promise<void> {
    const waiting = await this.#waiting();
    if (waiting.length === 0) return;
    const orders = await this.#named(named);
    for (const step of waiting) if (haveOneInCommon(step.orders, orders)) await this.#carryOut(step);
  }

  /** Applies transitions that can no longer be undone, and deletes outcomes older than a day. */
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
      sentence: 'A held transition could not be applied; it is retried in a minute.',
    });
    await em.nativeDelete(HeldTransition, { doneAt: { $lt: new Date(now().getTime() - TOLD_MS) } });
  }

  /** Earlier transitions of the same orders needn't wait any longer once another follows. */
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

  /** Applies a transition to its orders. Does nothing if it was undone meanwhile. */
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
    // Already done, either by this transition before its process was killed, or by another member of staff.
    const isDone = change instanceof InvalidTransition && change.from === status;
    if (isDone && order && (status !== 'SHIPPED' || leftAs(order, parcelsIn(input)))) return [];
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

  /** If the job can't be queued, the sweep applies the transition within a minute. */
  async #plan({ id, takesEffectAt }: HeldTransition): Promise<void> {
    const { jobs, logger } = this.platform;
    try {
      await jobs.send(HELD_TRANSITIONS_JOB, {}, { key: id, startAfter: takesEffectAt });
    } catch (error) {
      logger.info(
        { err: error, stepId: id },
        'A held transition waits for the sweep: its job could not be queued.',
      );
    }
  }

  #drop(viewer: Viewer, id: string, action: string, state: object): Promise<boolean> {
    return this.platform.orm.em.fork().transactional(async (em) => {
      const step = isUuid(id) ? await em.findOne(HeldTransition, { id, actorId: ownerOf(viewer) }) : null;
      // The delete itself checks the state, because another process could begin to apply it at this moment.
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
  if (id === null) throw new Error('Only accounts and API keys can hold transitions.');
  return id;
}
