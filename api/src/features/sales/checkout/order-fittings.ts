import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Product } from '../../shop/catalogue/index.ts';
import { findSlot, FittingBooking, jobTyresOf, type SlotRefusal } from '../../shop/fitting/index.ts';
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

/**
 * Holds the slots of an order in the transaction that writes it.
 * @throws SlotLost if one can't be had.
 */
export async function holdSlots(
  em: EntityManager,
  { id: orderId }: Order,
  { units, fittings = [] }: Pick<NewOrder, 'units' | 'fittings'>,
  products: ReadonlyMap<number, Product>,
  now: Date,
): Promise<void> {
  for (const fitting of fittings) {
    const { way, centre = null, start, extras, registration } = fitting.choice;
    const tyres = units.flatMap(({ productId, quantity, fulfilment }) => {
      const product = products.get(productId);
      return product && fulfilment === way ? [jobTyresOf(product, quantity)] : [];
    });
    const job = { tyres, extras };
    const { notBefore, at } = fitting.judged;
    const found = await findSlot(em, { way, centreSlug: centre, at, start, job, notBefore, now });
    if ('fault' in found) throw new SlotLost(fitting, found);
    em.create(FittingBooking, {
      ...found,
      id: randomUUID(),
      orderId,
      way,
      state: 'HELD',
      job,
      registration,
      expressRequestAt: fitting.isExpress ? now : null,
      createdAt: now,
      updatedAt: now,
    });
  }
}
