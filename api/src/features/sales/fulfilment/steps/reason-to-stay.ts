import type { EntityManager } from '@mikro-orm/postgresql';
import { FittingBooking, FittingCentre } from '../../../shop/fitting/index.ts';
import { UNITS_TO_COME } from '../../../shop/stock/index.ts';

/** Why an order can't leave yet: nobody expects its tyres, or a supplier hasn't delivered them. Null if it can. */
export const reasonToStay = async (em: EntityManager, orderId: string): Promise<string | null> =>
  (await unagreedFitting(em, orderId)) ?? (await tyresToCome(em, orderId));

/** That a garage hasn't confirmed the fitting, or that it has no time. */
async function unagreedFitting(em: EntityManager, orderId: string): Promise<string | null> {
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

async function tyresToCome(em: EntityManager, orderId: string): Promise<string | null> {
  const [awaited] = await em.execute<{ name: string; units: number }[]>(
    `select u.name, sum(${UNITS_TO_COME})::integer as units
      from order_supplies s join suppliers u on u.id = s.supplier_id
      where s.order_id = ? and ${UNITS_TO_COME} > 0 group by u.id order by u.name limit 1`,
    [orderId],
  );
  if (!awaited) return null;
  const { name, units } = awaited;
  return (
    `${units === 1 ? 'One tyre is' : `${units} tyres are`} still to come from ${name}. ` +
    'When they arrive, book them under Purchases before you send the order.'
  );
}
