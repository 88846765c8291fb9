import type { MailContent } from '../../../operations/mail/index.ts';
import type { MailFitting, MailOrder } from '../../orders/index.ts';

/** A booking as its buyer's emails show it. */
export interface MailBooking extends MailFitting {
  /** The URL of its calendar entry. */
  readonly calendarUrl: string;
}

/** The data of an email about a booking. */
export interface BookingContext {
  readonly order: MailOrder;
  readonly booking: MailBooking;
}

/** An email about a booking. */
export type BookingEmail = (context: BookingContext) => MailContent;
