import { FITTING_WAYS } from '@treadline/schema/trade/fitting/fitting-way';
import type { PostalAddress } from '@treadline/schema/trade/places/postal-address';
import { formatRegistration } from '@treadline/schema/trade/vehicle/registration';
import { formatWeekday } from '../../../lib/text/format.ts';
import type { PrintedOrder } from './packedOrder.ts';

/** The tyres of an order that go to one place. */
export interface OrderParcel extends Omit<PrintedOrder, 'shippingAddress'> {
  shippingAddress: PostalAddress;
  /** What is written on the tyres: the job that they're for; null for tyres that are delivered. */
  mark: string | null;
}

/** An order's parcels: tyres to deliver, tyres for the centre that fits them, and tyres that a van takes along. */
export function orderParcels(order: PrintedOrder): OrderParcel[] {
  const parcels = (['MAIL_ORDER', ...FITTING_WAYS] as const).map((fulfilment): OrderParcel => {
    const lines = order.lines.filter((line) => line.fulfilment === fulfilment);
    const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const parcel = { ...order, lines, itemCount, mark: null };
    const booking = order.bookings.find(({ way }) => way === fulfilment);
    if (!booking) return parcel;
    const plate = booking.registration ? `, ${formatRegistration(booking.registration)}` : '';
    const when = booking.slot ? `, ${formatWeekday(booking.slot.startsAt)}` : '';
    const mark = `For job ${order.number}${plate}${when}`;
    const { centre } = booking;
    if (!centre) return { ...parcel, mark: `${mark}, with our van` };
    const { name, line1, town: city, postcode, phone } = centre;
    const address = { name, company: null, line1: line1 ?? '', line2: null, city, postcode: postcode ?? '' };
    return { ...parcel, mark, phone, shippingAddress: { ...address, country: 'GB' } };
  });
  return parcels.filter(({ lines }) => lines.length > 0);
}
