import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import { formatPrice } from '@treadline/schema/trade/values/money';
import type { Block } from '../../../operations/mail/index.ts';
import type { GarageJob } from '../record/garage-job.ts';

/** Units of a tyre or an extra: "2 × TPMS valve". */
export const unitsText = ({ name, quantity }: { readonly name: string; readonly quantity: number }): string =>
  `${quantity} × ${name}`;

/** The time, vehicle, tyres and extras of a job. */
export function jobFacts({ orderNumber, startsAt, registration, tyres, extras, fee }: GarageJob): Block {
  return {
    kind: 'facts',
    facts: [
      ['Job', orderNumber],
      ['Time', slotText(startsAt)],
      ...(registration === null ? [] : [['Vehicle', registration] as const]),
      ['Tyres', tyres.map(unitsText).join(', ')],
      ...(extras.length === 0 ? [] : [['Extras', extras.map(unitsText).join(', ')] as const]),
      ...(fee === null ? [] : [['We pay you', formatPrice(fee)] as const]),
    ],
  };
}

/** Why an email goes to a garage. */
export const garageReason = (shopName: string): string =>
  `You’re getting this email because your garage fits tyres for ${shopName}.`;
