import { ADVISED_TREAD_MM, LEGAL_TREAD_MM } from '@treadline/schema/trade/tyre/use/tyre-wear';
import type { Block, Email, Letterhead } from '../../../operations/mail/index.ts';

/** The driver and vehicle of a reminder. */
export interface RemindedDriver {
  readonly firstName: string;
  readonly vehicle: string;
  /** A date, for example 2024-05-01. */
  readonly fittedOn: string;
  readonly token: string;
}

/** How to check a tyre, the legal minimum, and where to find new ones. */
export const check = ({ shopUrl }: Letterhead): Block[] => [
  {
    kind: 'note',
    title: 'What to look for',
    texts: [
      `Tread: by law at least ${LEGAL_TREAD_MM} mm across the central three-quarters, all the way round (1 mm on a ` +
        `motorcycle over 50 cc). Wet grip falls well before that, so many experts advise changing at ` +
        `${ADVISED_TREAD_MM} mm.`,
      'Cracks, bulges and deep cuts: replace such a tyre straight away.',
      'If in doubt, have a tyre specialist look at them.',
    ],
  },
  { kind: 'button', label: 'See tyres that fit', url: `${shopUrl}/account#garage` },
  'Had new tyres fitted since? Tell us in your garage, and we’ll start counting afresh.',
];

/** The footer of every reminder. */
export const foot = (
  { shopName, shopUrl }: Letterhead,
  { vehicle, token }: RemindedDriver,
): Pick<Email, 'reason' | 'unsubscribeUrl'> => ({
  reason: `You’re getting this email because you asked ${shopName} to remind you about the tyres on your ${vehicle}.`,
  unsubscribeUrl: `${shopUrl}/api/garage/end-reminders?token=${encodeURIComponent(token)}`,
});
