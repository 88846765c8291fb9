import type { EntityManager } from '@mikro-orm/postgresql';
import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { addressLines } from '@treadline/schema/trade/places/postal-address';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import {
  bookingsOf,
  centreAddress,
  FittingCentre,
  type FittingBooking,
} from '../../../shop/fitting/index.ts';
import { nameOn } from '../record/order-address.entity.ts';
import type { Order } from '../record/order.entity.ts';

/** A fitting as emails show it. */
export interface MailFitting extends Pick<
  FittingBooking,
  'id' | 'way' | 'state' | 'startsAt' | 'endsAt' | 'registration' | 'proposed'
> {
  /** The centre's name; null for a van. */
  readonly centre: string | null;
  /** The centre's telephone number; null for a van. */
  readonly phone: string | null;
  /** Where it happens, without the centre's name. */
  readonly address: string;
}

/** The fittings of an order that others can't have meanwhile, as its emails show them. */
export async function mailFittings(em: EntityManager, order: Order): Promise<MailFitting[]> {
  const bookings = await bookingsOf(em, order.id);
  const slugs = bookings.flatMap(({ centreSlug }) => centreSlug ?? []);
  const centres = slugs.length > 0 ? await em.find(FittingCentre, { slug: { $in: slugs } }) : [];
  const { shippingAddress } = order;
  return bookings.map(({ id, way, state, startsAt, endsAt, registration, proposed, centreSlug }) => {
    const centre = centres.find(({ slug }) => slug === centreSlug) ?? null;
    return {
      id,
      way,
      state,
      startsAt,
      endsAt,
      registration: registration && formatRegistration(registration),
      proposed,
      centre: centre?.name ?? null,
      phone: centre?.phone ?? null,
      address: centre
        ? centreAddress(centre)
        : addressLines({ ...shippingAddress, name: nameOn(shippingAddress) })
            .slice(1)
            .join(', '),
    };
  });
}

/** A fitting in one line: "Tuesday 1 December at 10:30, Test centre, 1 Test Yard, Bedford, MK42 9ZZ". */
export function fittingText({ state, startsAt, centre, address }: MailFitting): string {
  const place = [centre ?? 'Our van comes to', address].join(centre === null ? ' ' : ', ');
  if (state === 'NEEDS_SLOT') return `${place}. Please choose a time on your order’s page.`;
  const when = `${slotText(startsAt)}, ${place}`;
  return state === 'REQUESTED' ? `${when}. The garage still has to confirm it.` : when;
}
