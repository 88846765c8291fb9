import { offsetOf, pageInfo, type Paging } from '../../../../platform/lists/page.ts';
import { result } from '../../../../platform/services/result.ts';
import { Service } from '../../../../platform/services/services.ts';
import { londonInstant } from '../../../../platform/text/london-time.ts';
import { isUuid } from '../../../../platform/text/uuid.ts';
import { daysAfter } from '../../../shop/delivery/index.ts';
import { FittingBooking } from '../../../shop/fitting/index.ts';
import type { BookingFilter } from './booking.inputs.ts';
import { BookingPage } from './booking.types.ts';

/** Lists bookings for staff and integrators. */
export class BookingList extends Service {
  /** One page of the matching bookings, the earliest first. */
  async page(
    { ids, states, centre, van, firstDay, lastDay }: BookingFilter,
    paging: Paging,
  ): Promise<BookingPage> {
    const from = firstDay ? { $gte: londonInstant(firstDay, '00:00') } : {};
    const until = lastDay ? { $lt: londonInstant(daysAfter(lastDay, 1), '00:00') } : {};
    const [items, total] = await this.platform.orm.em.fork().findAndCount(
      FittingBooking,
      {
        ...(ids && { id: { $in: ids.filter(isUuid) } }),
        ...(states && { state: { $in: states } }),
        ...(centre && { centreSlug: centre }),
        ...(typeof van === 'number' && { vanId: van }),
        ...((firstDay ?? lastDay) && { startsAt: { ...from, ...until } }),
      },
      { orderBy: { startsAt: 'asc', id: 'asc' }, limit: paging.limit, offset: offsetOf(paging) },
    );
    return result(BookingPage, { items, pageInfo: pageInfo(paging, total) });
  }
}
