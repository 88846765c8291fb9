import type { EntityManager } from '@mikro-orm/postgresql';
import { FittingBooking, FittingCentre } from '../../../shop/fitting/index.ts';

/**
 * Why an order's tyres can't leave yet: nobody expects them, because a garage hasn't confirmed the fitting, or because
 * it has no time. Null if they can.
 */
export async function unagreedFitting(em: EntityManager, orderId: string): Promise<string | null> {
  const [fitting] = await em.find(
    FittingBooking,
    { orderId, state: { $in: ['NEEDS_SLOT', 'REQUESTED'] } },
    { orderBy: { state: 'asc' } },
  );
  if (!fitting) return null;
  if (fitting.state === 'NEEDS_SLOT')
    return 'The fitting has no time. Choose one, or cancel the fitting, before you send the tyres.';
  const centre = await em.findOne(FittingCentre, { slug: fitting.centreSlug ?? '' });
  return (
    `${centre?.name ?? 'The garage'} hasn’t confirmed the fitting. ` +
    'Confirm it for them, or move it, before you send the tyres.'
  );
}
