import type { EntityManager } from '@mikro-orm/postgresql';
import { accountOf, type Viewer } from '../../../../platform/services/context.ts';
import { User } from '../../../people/accounts/index.ts';
import { FittingCentre, FittingVan, type FittingBooking } from '../../../shop/fitting/index.ts';

/** The centre or van that a fitter belongs to. One of its keys is null, as in its bookings. */
export interface Workplace extends Pick<FittingBooking, 'centreSlug' | 'vanId'> {
  readonly name: string;
  readonly fees: FittingCentre['fees'];
}

/** The viewer's centre or van, closed or not; null if they belong to neither. */
export async function workplaceOf(em: EntityManager, viewer: Viewer): Promise<Workplace | null> {
  const { fittingCentre: slug, fittingVan: id } = await em.findOneOrFail(User, { id: accountOf(viewer) });
  if (slug !== null) {
    const { name, fees } = await em.findOneOrFail(FittingCentre, { slug });
    return { name, fees, centreSlug: slug, vanId: null };
  }
  if (id === null) return null;
  const { name } = await em.findOneOrFail(FittingVan, { id });
  return { name, fees: [], centreSlug: null, vanId: id };
}

/** Whether a booking is done at a workplace. */
export const isAt = (booking: FittingBooking, { centreSlug, vanId }: Workplace): boolean =>
  booking.centreSlug === centreSlug && booking.vanId === vanId;
