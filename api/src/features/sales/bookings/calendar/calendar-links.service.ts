import { Service } from '../../../../platform/services/services.ts';
import { SignedTokens, type TokenPurpose } from '../../../../platform/services/signed-token.ts';
import { MAILED_DAYS } from '../../orders/index.ts';

const DAY_MS = 86_400_000;
const CALENDAR: TokenPurpose = { audience: 'calendar', claims: ['sub'] };

/** Signs and checks links to the calendar entries of bookings, which calendars open without an account. */
export class CalendarLinks extends Service {
  readonly #tokens = this.services.get(SignedTokens);

  /** The URL of a booking's calendar entry. */
  async url(bookingId: string): Promise<string> {
    const validUntil = new Date(this.platform.now().getTime() + MAILED_DAYS * DAY_MS);
    const key = await this.#tokens.sign(CALENDAR, { sub: bookingId }, validUntil);
    return `${this.platform.config.publicUrl}/api/bookings/${bookingId}/calendar.ics?key=${key}`;
  }

  /** Whether a key is valid and was signed for this booking. */
  async opens(bookingId: string, key: unknown): Promise<boolean> {
    return typeof key === 'string' && (await this.#tokens.read(CALENDAR, key))?.sub === bookingId;
  }
}
