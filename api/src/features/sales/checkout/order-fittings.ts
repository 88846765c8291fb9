import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FittingJob } from '@treadline/schema/trade/fitting/fitting-job';
import type { Product } from '../../shop/catalogue/index.ts';
import {
  findSlot,
  FittingBooking,
  jobTyresOf,
  type BookedSlot,
  type SlotRefusal,
} from '../../shop/fitting/index.ts';
import type { Order } from '../orders/index.ts';
import type { NewOrder, WantedFitting } from './new-order.ts';

/** A slot that was taken while its order was being written. The transaction has to be rolled back. */
export class SlotLost extends Error {
  readonly fitting: WantedFitting;
  readonly refusal: SlotRefusal;

  constructor(fitting: WantedFitting, refusal: SlotRefusal) {
    super(refusal.message);
    this.fitting = fitting;
    this.refusal = refusal;
  }
}

/** A slot that is locked for an order. */
interface LockedSlot {
  readonly fitting: WantedFitting;
  readonly job: FittingJob;
  readonly slot: BookedSlot;
}

/**
 * Locks the slots of an order in the transaction that will write it. Most buyers of a slot that is gone are refused
 * here, so the order is written only after this.
 * @throws SlotLost if one can't be had.
 */
export async function lockSlots(
  em: EntityManager,
  { units, fittings = [] }: Pick<NewOrder, 'units' | 'fittings'>,
  products: ReadonlyMap<number, Product>,
  now: Date,
): Promise<LockedSlot[]> {
  const locked: LockedSlot[] = [];
  for (const fitting of fittings) {
    const { way, centre = null, start, extras } = fitting.choice;
    const tyres = units.flatMap(({ productId, quantity, fulfilment }) => {
      const product = products.get(productId);
      return product && fulfilment === way ? [jobTyresOf(product, quantity)] : [];
    });
    const job = { tyres, extras };
    const { notBefore, at } = fitting.judged;
    const slot = await findSlot(em, { way, centreSlug: centre, at, start, job, notBefore, now });
    if ('fault' in slot) throw new SlotLost(fitting, slot);
    locked.push({ fitting, job, slot });
  }
  return locked;
}

/** Holds locked slots for their order, in the same transaction. */
export function holdSlots(
  em: EntityManager,
  { id: orderId }: Order,
  slots: readonly LockedSlot[],
  now: Date,
): void {
  for (const { fitting, job, slot } of slots)
    em.create(FittingBooking, {
      ...slot,
      id: randomUUID(),
      orderId,
      way: fitting.choice.way,
      state: 'HELD',
      job,
      registration: fitting.choice.registration,
      expressRequestAt: fitting.isExpress ? now : null,
      createdAt: now,
      updatedAt: now,
    });
}
