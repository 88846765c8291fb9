import { WHEELS, wheels } from '@treadline/schema/trade/fitting/wheel';
import type { MailContent } from '../../../operations/mail/index.ts';
import type { FittingBooking } from '../../../shop/fitting/index.ts';
import { orderUrl, toBuyer } from '../../orders/index.ts';
import type { BookingContext } from '../record/mail-booking.ts';

type Report = Pick<FittingBooking, 'mileage' | 'treadDepths' | 'casings' | 'wasteCarrier'>;

const miles = new Intl.NumberFormat('en-GB');

const depthsText = (depths: Readonly<Record<string, number>>): string =>
  WHEELS.flatMap((wheel) => {
    const mm = depths[wheel];
    return mm === undefined ? [] : [`${wheels[wheel].label.toLowerCase()} ${mm} mm`];
  }).join(', ');

/** To the buyer once the tyres are fitted, with the fitter's record. */
export const bookingIsDone =
  ({ mileage, treadDepths, casings, wasteCarrier }: Report) =>
  ({ order, booking }: BookingContext): MailContent => {
    const by = wasteCarrier === null ? '' : ` by waste carrier ${wasteCarrier}`;
    return toBuyer(order, (letterhead) => ({
      worded: 'bookingDone',
      subject: `Your tyres are fitted: ${order.number}`,
      preheader: 'Have the wheel nuts checked after 30 to 50 miles.',
      title: 'Your tyres are fitted',
      blocks: [
        'Please have the torque of the wheel nuts checked after 30 to 50 miles, and drive gently for the first 100 ' +
          'miles while the new tyres wear in.',
        {
          kind: 'facts',
          facts: [
            ['Fitted', order.tyres.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')],
            ['By', booking.centre ?? 'Our van'],
            ...(booking.registration === null ? [] : [['Vehicle', booking.registration] as const]),
            ...(mileage === null ? [] : [['Mileage', `${miles.format(mileage)} miles`] as const]),
            ...(treadDepths === null ? [] : [['Tread', depthsText(treadDepths)] as const]),
            ...(casings === null ? [] : [['Old tyres taken', `${casings}${by}`] as const]),
          ],
        },
        { kind: 'button', label: 'See your order', url: orderUrl(letterhead, order) },
      ],
    }));
  };
