import { GARAGE_HOURS } from '@treadline/schema/trade/fitting/booking-state';
import { slotText } from '@treadline/schema/trade/fitting/slot-text';
import type { FittingFragment } from './OrderFittings.generated.ts';

interface FittingNotice {
  tone: 'info' | 'good' | 'warn' | 'bad';
  title: string;
  text: string;
}

/** What a fitting's buyer has to know or do; null if there's nothing. */
export function fittingNotice({
  state,
  proposals,
  centre,
  changeableUntil,
}: Pick<FittingFragment, 'state' | 'proposals' | 'centre' | 'changeableUntil'>): FittingNotice | null {
  const times = proposals.map(({ startsAt }) => slotText(new Date(startsAt))).join(' or ');
  const garage = centre?.name ?? 'The garage';
  if (state === 'NEEDS_SLOT')
    return {
      tone: 'bad',
      title: 'Please choose another time',
      text: 'Your tyres are set aside. You can also cancel, and get back all you paid for the fitting and the tyres.',
    };
  if (state === 'NO_SHOW')
    return { tone: 'warn', title: 'We missed you', text: 'Please call us to arrange another time.' };
  if (state !== 'REQUESTED') return null;
  if (proposals.length > 0)
    return {
      tone: 'warn',
      title: `${garage} proposes another time`,
      text: `It can fit your tyres on ${times}. Choose one of its times or any other; until then yours stays held.`,
    };
  if (changeableUntil === null)
    return {
      tone: 'warn',
      title: `${garage} hasn’t answered yet`,
      text: 'We’re ringing it. You can wait, choose another time or centre, or cancel.',
    };
  return {
    tone: 'info',
    title: `${garage} still has to confirm`,
    text: `The time is held for you. It confirms within ${GARAGE_HOURS} of its working hours, and we’ll email you.`,
  };
}
