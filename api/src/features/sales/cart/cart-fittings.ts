import type { ChargedFitting } from '@treadline/schema/trade/fitting/fitting-charge';
import { FITTING_WAYS, type FittingWay } from '@treadline/schema/trade/fitting/fitting-way';
import { isFitted, type Fulfilment } from '@treadline/schema/trade/fitting/fulfilment';
import { inLondon } from '../../../platform/text/london-time.ts';
import type { FittingChoice } from '../../shop/fitting/index.ts';

/** The ways of fitting that lines use, each with the buyer's choice or an empty one. */
export function choicesFor(
  lines: readonly { readonly fulfilment?: Fulfilment }[],
  choices: readonly FittingChoice[],
): FittingChoice[] {
  const used = new Set(lines.map(({ fulfilment = 'MAIL_ORDER' }) => fulfilment).filter(isFitted));
  return FITTING_WAYS.filter((way) => used.has(way)).map(
    (way: FittingWay) => choices.find((choice) => choice.way === way) ?? { way, extras: [] },
  );
}

/** What buyers are told about a tyre that isn't sold fitted. */
export const NOT_FITTED = 'We don’t fit this tyre; it can be delivered.';

/** Whether any of the lines are delivered to the buyer. */
export const someDelivered = (lines: readonly { readonly fulfilment?: Fulfilment }[]): boolean =>
  lines.some(({ fulfilment = 'MAIL_ORDER' }) => fulfilment === 'MAIL_ORDER');

/** A buyer's choice as the charges need it. */
export const chargedFitting = ({ way, extras, start }: FittingChoice, now: Date): ChargedFitting => ({
  way,
  extras,
  isToday: Boolean(start) && inLondon(start ?? now).day === inLondon(now).day,
});
