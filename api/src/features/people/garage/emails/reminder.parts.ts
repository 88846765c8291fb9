import { ADVISED_TREAD_MM, LEGAL_TREAD_MM } from '@treadline/schema/trade/tyre/use/tyre-wear';
import type { Block, Email, Letterhead } from '../../../operations/mail/index.ts';

/** The driver and vehicle of a reminder. */
export interface RemindedDriver {
  readonly firstName: string;
  readonly vehicle: string;
  readonly token: string;
}

/** The driver of a reminder about tyres. */
export interface DriverWithTyres extends RemindedDriver {
  /** A date, for example 2024-05-01. */
  readonly fittedOn: string;
}

/** How to check a tyre, and the legal minimum. */
export const tyreChecks = (title: string): Block => ({
  kind: 'note',
  title,
  texts: [
    `Tread: by law at least ${LEGAL_TREAD_MM} mm across the central three-quarters, all the way round (1 mm on a ` +
      `motorcycle over 50 cc). Wet grip falls well before that, so many experts advise changing at ` +
      `${ADVISED_TREAD_MM} mm.`,
    'Cracks, bulges and deep cuts: replace such a tyre straight away.',
    'If in doubt, have a tyre specialist look at them.',
  ],
});

/** How to check a tyre, and where to find new ones. */
export const check = ({ shopUrl }: Letterhead): Block[] => [
  tyreChecks('What to look for'),
  { kind: 'button', label: 'See tyres that fit', url: `${shopUrl}/account#garage` },
  'Had new tyres fitted since? Tell us in your garage, and we’ll start counting afresh.',
];

/** The footer of every reminder. @param about what the reminder is about, with its preposition. */
export const foot = (
  { shopName, shopUrl }: Letterhead,
  { vehicle, token }: RemindedDriver,
  about: 'MOT of' | 'tyres on',
): Pick<Email, 'reason' | 'unsubscribeUrl'> => ({
  reason: `You’re getting this email because you asked ${shopName} to remind you about the ${about} your ${vehicle}.`,
  unsubscribeUrl: `${shopUrl}/api/garage/end-reminders?token=${encodeURIComponent(token)}`,
});
