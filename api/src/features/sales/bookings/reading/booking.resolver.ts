import { fittingExtras } from '@treadline/schema/trade/fitting/fitting-extra';
import { jobMinutes } from '@treadline/schema/trade/fitting/fitting-job';
import { FITTING_WAYS } from '@treadline/schema/trade/fitting/fitting-way';
import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../../platform/access/auth-directive.ts';
import { DateTime, Pence } from '../../../../platform/input/scalars.ts';
import type { Paging } from '../../../../platform/lists/page.ts';
import { Paged } from '../../../../platform/lists/paged.ts';
import { actsForShop, type Context } from '../../../../platform/services/context.ts';
import { Service } from '../../../../platform/services/services.ts';
import { GarageVehicle } from '../../../people/garage/index.ts';
import {
  BookingEvent,
  FittingBooking,
  FittingCentre,
  FittingDay,
  FittingSlot,
} from '../../../shop/fitting/index.ts';
import { isOwn, Order } from '../../orders/index.ts';
import { CalendarLinks } from '../calendar/calendar-links.service.ts';
import { cancelRefund } from '../record/booking-refund.ts';
import {
  changeableUntil,
  isOpen,
  isUnsent,
  linesOf,
  mayChange,
  refusalToChange,
} from '../record/booking-rules.ts';
import { jobTyres } from '../record/garage-job.ts';
import { visitAddress } from '../record/visit-address.ts';
import { BookingDays } from './booking-days.service.ts';
import { BookingList } from './booking-list.service.ts';
import { BookingDaysArguments, BookingFilter } from './booking.inputs.ts';
import { BookingLoader, MOST_VEHICLE_FITTINGS } from './booking.loader.ts';
import { BookedExtra, BookedTyres, BookingPage, FittingReport } from './booking.types.ts';
import { reportOf } from './fitting-report.ts';

const MINUTE_MS = 60_000;

@Resolver(() => Order)
export class OrderBookingsResolver extends Service {
  readonly #loader = this.services.get(BookingLoader);

  @FieldResolver(() => [FittingBooking], {
    description: 'The fittings of its tyres: at most one at a centre and one by a van.',
  })
  @Extensions({ assumedItems: FITTING_WAYS.length })
  bookings(@Root() { id }: Order, @Ctx() context: Context): Promise<FittingBooking[]> {
    return this.#loader.ofOrders.load(context, id);
  }
}

@Resolver(() => GarageVehicle)
export class VehicleFittingsResolver extends Service {
  readonly #loader = this.services.get(BookingLoader);

  @FieldResolver(() => [FittingBooking], {
    description:
      `The latest jobs that the shop has done on it for its owner, at most ${MOST_VEHICLE_FITTINGS}, latest first; ` +
      'none unless the viewer may read the owner’s orders.',
  })
  @Extensions({ assumedItems: MOST_VEHICLE_FITTINGS })
  async fittings(
    @Root() { userId, mark }: GarageVehicle,
    @Ctx() context: Context,
  ): Promise<readonly FittingBooking[]> {
    const { viewer } = context;
    if (viewer.userId !== userId && !actsForShop(viewer, 'READ_ORDERS')) return [];
    const done = await this.#loader.doneFor.load(context, userId);
    return done.filter(({ registration }) => registration !== null && registration === mark);
  }
}

@Resolver(() => FittingBooking)
export class BookingResolver extends Service {
  readonly #calendar = this.services.get(CalendarLinks);
  readonly #free = this.services.get(BookingDays);
  readonly #list = this.services.get(BookingList);
  readonly #loader = this.services.get(BookingLoader);

  @Query(() => BookingPage, {
    description: 'One page of the bookings that match the filter, the earliest first.',
  })
  @Auth('ADMIN', 'READ_ORDERS')
  bookings(
    @Arg('filter', () => BookingFilter, {
      defaultValue: {},
      description: 'Which bookings to list; all by default.',
    })
    filter: BookingFilter,
    @Paged() paging: Paging,
  ): Promise<BookingPage> {
    return this.#list.page(filter, paging);
  }

  @FieldResolver(() => Order, { description: 'The order with the tyres.' })
  order(@Root() { orderId }: FittingBooking, @Ctx() context: Context): Promise<Order> {
    return this.#loader.orders.load(context, orderId);
  }

  @FieldResolver(() => FittingSlot, {
    nullable: true,
    description: 'When it is; null if it has lost its time and needs another.',
  })
  slot(@Root() { state, startsAt, endsAt }: FittingBooking): FittingSlot | null {
    return state === 'NEEDS_SLOT' ? null : { startsAt, endsAt };
  }

  @FieldResolver(() => Int, { description: 'How many minutes the job lasts.' })
  minutes(@Root() { job, way }: FittingBooking): number {
    return jobMinutes(job, way);
  }

  @FieldResolver(() => FittingCentre, { nullable: true, description: 'The centre; null for a van.' })
  centre(
    @Root() { centreSlug }: FittingBooking,
    @Ctx() context: Context,
  ): Promise<FittingCentre | null> | null {
    return centreSlug === null ? null : this.#loader.centres.load(context, centreSlug);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The van’s name; null for a centre.' })
  @Auth('ADMIN', 'READ_ORDERS')
  async van(@Root() { vanId }: FittingBooking, @Ctx() context: Context): Promise<string | null> {
    return vanId === null ? null : ((await this.#loader.vans.load(context, vanId))?.name ?? null);
  }

  @FieldResolver(() => String, {
    description: 'The address on one line: the centre’s, or the delivery address, where the van comes.',
  })
  async address(@Root() booking: FittingBooking, @Ctx() context: Context): Promise<string> {
    const centre = await this.centre(booking, context);
    if (centre) return centre.address;
    return visitAddress(await this.#loader.orders.load(context, booking.orderId));
  }

  @FieldResolver(() => [ID], {
    description:
      'The order’s lines that it is for: tyres, their fitting and plans, the call-out and the extras.',
  })
  async lineIds(@Root() booking: FittingBooking, @Ctx() context: Context): Promise<number[]> {
    const order = await this.#loader.orders.load(context, booking.orderId);
    return linesOf(order, booking).map(({ id }) => id);
  }

  @FieldResolver(() => [BookedTyres], { description: 'The tyres to fit.' })
  async tyres(@Root() booking: FittingBooking, @Ctx() context: Context): Promise<BookedTyres[]> {
    return jobTyres(await this.#loader.orders.load(context, booking.orderId), booking);
  }

  @FieldResolver(() => [BookedExtra], { description: 'The work bought in addition.' })
  extras(@Root() { job }: FittingBooking): BookedExtra[] {
    return job.extras.map(({ extra, quantity }) => ({ extra, quantity, name: fittingExtras[extra].label }));
  }

  @FieldResolver(() => [BookingEvent], { description: 'Its history, newest first.' })
  steps(@Root() { id }: FittingBooking, @Ctx() context: Context): Promise<BookingEvent[]> {
    return this.#loader.steps.load(context, id);
  }

  @FieldResolver(() => [FittingSlot], {
    description: 'Other times that the garage proposed instead; the buyer moves the booking to one of them.',
  })
  proposals(@Root() { proposed, job, way }: FittingBooking): FittingSlot[] {
    const length = jobMinutes(job, way) * MINUTE_MS;
    return proposed.map((startsAt) => ({ startsAt, endsAt: new Date(startsAt.getTime() + length) }));
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: 'Until when its buyer can change it; null if they can’t, or at any time.',
  })
  changeableUntil(@Root() booking: FittingBooking): Date | null {
    return changeableUntil(booking);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can move it with `moveBooking`.' })
  async canMove(@Root() booking: FittingBooking, @Ctx() context: Context): Promise<boolean> {
    return this.#canChange(booking, context);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer can cancel it with `cancelBooking`.' })
  async canCancel(@Root() booking: FittingBooking, @Ctx() context: Context): Promise<boolean> {
    return this.#canChange(booking, context);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it can move to another centre, because the tyres haven’t been sent.',
  })
  async canChangeCentre(@Root() booking: FittingBooking, @Ctx() context: Context): Promise<boolean> {
    const order = await this.#loader.orders.load(context, booking.orderId);
    return booking.way === 'FITTED' && isUnsent(order) && this.#canChange(booking, context);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why its buyer can’t change it, in a sentence; null if they can, and for anyone else.',
  })
  async changeRefusal(@Root() booking: FittingBooking, @Ctx() context: Context): Promise<string | null> {
    const order = await this.#loader.orders.load(context, booking.orderId);
    return isOwn(order, context.viewer)
      ? refusalToChange(booking, context.viewer, this.platform.now())
      : null;
  }

  @FieldResolver(() => Pence, {
    nullable: true,
    description: 'The refund for cancelling it; null if it can’t be cancelled.',
  })
  async cancelRefund(@Root() booking: FittingBooking, @Ctx() context: Context): Promise<number | null> {
    if (!isOpen(booking)) return null;
    const [order, refunds] = await Promise.all([
      this.#loader.orders.load(context, booking.orderId),
      this.#loader.refunds.load(context, booking.orderId),
    ]);
    return Math.max(0, cancelRefund(order, booking, refunds).amount);
  }

  @FieldResolver(() => [FittingDay], {
    description:
      'The days with the free times to which it can move, from the first on which the tyres can be there. Its ' +
      'own time counts as free.',
  })
  days(
    @Root() booking: FittingBooking,
    @Ctx() context: Context,
    @Args() wanted: BookingDaysArguments,
  ): Promise<FittingDay[]> {
    return this.#free.days(context, booking, wanted);
  }

  @FieldResolver(() => FittingReport, {
    nullable: true,
    description: 'The fitter’s record; null until the job is done.',
  })
  report(@Root() booking: FittingBooking): FittingReport | null {
    return reportOf(booking);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The URL of its calendar entry, for its buyer; null for anyone else, and if it has no time.',
  })
  async calendarUrl(@Root() booking: FittingBooking, @Ctx() context: Context): Promise<string | null> {
    const order = await this.#loader.orders.load(context, booking.orderId);
    const isShown = isOwn(order, context.viewer) && booking.state !== 'NEEDS_SLOT';
    return isShown ? this.#calendar.url(booking.id) : null;
  }

  async #canChange(booking: FittingBooking, context: Context): Promise<boolean> {
    const order = await this.#loader.orders.load(context, booking.orderId);
    return (
      mayChange(order, context.viewer) &&
      refusalToChange(booking, context.viewer, this.platform.now()) === null
    );
  }
}
