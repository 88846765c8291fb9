import type { EntityManager } from '@mikro-orm/postgresql';
import type { IntegratorEvent } from '../../../../platform/services/integrator-event.ts';
import { Service } from '../../../../platform/services/services.ts';
import { AuditService, type Actor, type AuditFigures } from '../../../operations/audit/index.ts';
import type { MailContent } from '../../../operations/mail/index.ts';
import { noteStep, type FittingBooking } from '../../../shop/fitting/index.ts';
import { CaseTimeline } from '../../after-sales/index.ts';
import type { MailOrder, Order } from '../../orders/index.ts';
import { CalendarLinks } from '../calendar/calendar-links.service.ts';
import { payloadOf, type BookingEventData } from '../record/booking.events.ts';
import type { BookingEmail } from '../record/mail-booking.ts';

/** The news of a change to a booking. */
export interface BookingNews {
  readonly actor: Actor;
  readonly action: string;
  /** From before the change, see `figuresOf`. */
  readonly before: AuditFigures;
  /** Goes into the booking's history, which its buyer reads; null if that's written already. */
  readonly step: string | null;
  /** Goes into the order's history, which anyone with the order number can read; null to add nothing. */
  readonly told: string | null;
  readonly email: BookingEmail | null;
  readonly event: IntegratorEvent<BookingEventData> | null;
}

/** A booking's figures in the audit log. */
export const figuresOf = ({ state, centreSlug, bay, vanId, startsAt }: FittingBooking): AuditFigures => ({
  state,
  centre: centreSlug,
  bay,
  van: vanId,
  start: startsAt.toISOString(),
});

/** Records the changes of bookings. Runs in the caller's transaction, on the locked order with its lines. */
export class BookingTimeline extends Service {
  readonly #audit = this.services.get(AuditService);
  readonly #calendar = this.services.get(CalendarLinks);
  readonly #cases = this.services.get(CaseTimeline);

  /** Records a change: raises the revision, writes both histories, emails the buyer and tells integrators. */
  async take(em: EntityManager, order: Order, booking: FittingBooking, news: BookingNews): Promise<void> {
    const { actor, action, before, step, told, email, event } = news;
    if (step !== null) noteStep(em, booking, step, this.platform.now());
    await this.#cases.take(em, order, booking, {
      told,
      email: email && (await this.#written(booking, email)),
    });
    this.#audit.record(em, {
      actor,
      subject: 'booking',
      subjectId: booking.id,
      action,
      before,
      after: figuresOf(booking),
    });
    await event?.publish(this.services, em, payloadOf(order, booking));
  }

  /** Emails the buyer about a booking that doesn't change. */
  async tell(em: EntityManager, order: Order, booking: FittingBooking, email: BookingEmail): Promise<void> {
    await this.#cases.tell(em, order, { told: null, email: await this.#written(booking, email) });
  }

  async #written({ id }: FittingBooking, email: BookingEmail): Promise<(order: MailOrder) => MailContent> {
    const calendarUrl = await this.#calendar.url(id);
    return (order) => {
      const fitting = order.fittings.find((one) => one.id === id);
      if (!fitting) throw new Error(`The emails of order ${order.id} don't know its booking ${id}.`);
      return email({ order, booking: { ...fitting, calendarUrl } });
    };
  }
}
