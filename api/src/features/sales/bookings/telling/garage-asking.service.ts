import type { EntityManager } from '@mikro-orm/postgresql';
import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { Service } from '../../../../platform/services/services.ts';
import { digest } from '../../../../platform/text/digest.ts';
import { newToken } from '../../../../platform/text/new-token.ts';
import { MailService } from '../../../operations/mail/index.ts';
import { FittingCentre, type FittingBooking } from '../../../shop/fitting/index.ts';
import { addNote, withoutNotes, type Order } from '../../orders/index.ts';
import { garageAsked } from '../emails/garage-asked.email.ts';
import { garageChosen, garageReleased, garageShortened } from '../emails/garage-told.email.ts';
import { jobOf } from '../record/garage-job.ts';

/** How the notes about garages begin that staff have to ring. */
const TO_RING = 'Fitting: ';

/** Tells partners about their jobs, in the transaction of the fact. */
export class GarageAsking extends Service {
  readonly #mail = this.services.get(MailService);

  /**
   * Asks the partner to confirm a booking: emails it a new link, which replaces the one before.
   * @param replaced the time that the partner had it at before; null if it hadn't.
   */
  async ask(
    em: EntityManager,
    order: Order,
    booking: FittingBooking,
    replaced: Date | null = null,
  ): Promise<void> {
    const centre = await this.#centreOf(em, booking);
    if (!centre || centre.isOwn) return;
    const key = newToken();
    booking.garageKeyHash = digest(key);
    if (centre.email === null) {
      this.alert(order, booking, `${centre.name} has no email address`);
      return;
    }
    const url = `${this.platform.config.publicUrl}/fitting-job/${booking.id}#key=${key}`;
    const job = jobOf(order, booking, centre);
    await this.#mail.queue(em, centre.email, garageAsked({ job, replaced, url }));
  }

  /** Alerts staff to a partner who has to be rung about a booking. */
  alert(order: Order, booking: FittingBooking, why: string): void {
    booking.alertedAt = this.platform.now();
    addNote(order, `${TO_RING}${why}. Ring the garage about ${slotText(booking.startsAt)}.`);
  }

  /** Takes back the alerts of an order, because nobody has to be rung any more. */
  settle(order: Order): void {
    order.needsAttention = withoutNotes(order.needsAttention, TO_RING);
  }

  /**
   * Tells the partners about a change: the one who loses the job, and the one who gets it or has to confirm it again.
   * @param was the booking before the change.
   */
  async follow(em: EntityManager, order: Order, was: FittingBooking, booking: FittingBooking): Promise<void> {
    this.settle(order);
    const isOpen = was.state === 'REQUESTED' || was.state === 'CONFIRMED';
    const before = isOpen && was.garageKeyHash !== null ? await this.#centreOf(em, was) : null;
    const isLost = booking.state === 'CANCELLED' || booking.centreSlug !== was.centreSlug;
    if (before && before.email !== null) {
      const job = jobOf(order, was, before);
      if (isLost) await this.#mail.queue(em, before.email, garageReleased(job));
      else if (booking.state === 'CONFIRMED')
        await this.#mail.queue(em, before.email, garageChosen(jobOf(order, booking, before)));
    }
    if (booking.state === 'REQUESTED')
      await this.ask(em, order, booking, before && !isLost ? was.startsAt : null);
  }

  /** Tells the partner that part of a booking's job was refunded. */
  async shorten(em: EntityManager, order: Order, booking: FittingBooking): Promise<void> {
    const isTold = booking.state === 'REQUESTED' || booking.state === 'CONFIRMED';
    const centre = isTold && booking.garageKeyHash !== null ? await this.#centreOf(em, booking) : null;
    if (centre && centre.email !== null)
      await this.#mail.queue(em, centre.email, garageShortened(jobOf(order, booking, centre)));
  }

  async #centreOf(em: EntityManager, { centreSlug }: FittingBooking): Promise<FittingCentre | null> {
    return centreSlug === null ? null : em.findOne(FittingCentre, { slug: centreSlug });
  }
}
