import type { FittingService } from '@treadline/schema/trade/fitting/fitting-service';
import { WEEKDAYS, type WeekdayHours } from '@treadline/schema/trade/values/week';

/** A day of the week in a form. */
export interface DayValues {
  isOpen: boolean;
  opens: string;
  closes: string;
}

/** A form's values for what centres and vans share. */
export interface OfferValues {
  services: FittingService[];
  minRim: string;
  maxRim: string;
  /** Monday first. */
  week: DayValues[];
  position: { latitude: string; longitude: string };
  /** The day from which it takes no more jobs; blank while it takes them. */
  closedFrom: string;
}

interface Offer {
  readonly services: readonly FittingService[];
  readonly minRim: number;
  readonly maxRim: number;
  readonly week: readonly WeekdayHours[];
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly closedFrom: string | null;
}

const USUAL = { opens: '08:30', closes: '17:30' } as const;
const WORKING_DAYS = 5;

/** The values of a new centre or van. */
export const NEW_OFFER: OfferValues = {
  services: ['TYRE_FITTING', 'WHEEL_BALANCING', 'PUNCTURE_REPAIR'],
  minRim: '13',
  maxRim: '20',
  week: WEEKDAYS.map((_, index) => ({ ...USUAL, isOpen: index < WORKING_DAYS })),
  position: { latitude: '', longitude: '' },
  closedFrom: '',
};

/** A saved centre or van as form values. */
export function offerValues(offer: Offer): OfferValues {
  const { services, minRim, maxRim, week, latitude, longitude, closedFrom } = offer;
  return {
    services: [...services],
    minRim: String(minRim),
    maxRim: String(maxRim),
    week: WEEKDAYS.map((_, index) => {
      const hours = week.find(({ day }) => day === index + 1);
      return { ...USUAL, ...(hours && { opens: hours.opens, closes: hours.closes }), isOpen: Boolean(hours) };
    }),
    position: { latitude: latitude?.toString() ?? '', longitude: longitude?.toString() ?? '' },
    closedFrom: closedFrom ?? '',
  };
}

/** A form's values as API input, without the position. */
export function offerInput({ services, minRim, maxRim, week, closedFrom }: OfferValues) {
  return {
    // Several checkboxes with one name give a list; a single one gives its value or false.
    services: [services].flat().filter(Boolean),
    minRim: Number(minRim),
    maxRim: Number(maxRim),
    week: week.flatMap(({ isOpen, opens, closes }, index) =>
      isOpen ? [{ day: index + 1, opens, closes }] : [],
    ),
    closedFrom: closedFrom || null,
  };
}

/** The position typed into a form; null if it's blank. */
export const typedPosition = ({ position: { latitude, longitude } }: OfferValues) =>
  latitude.trim() === '' && longitude.trim() === ''
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) };

/** Checks a number typed into a form of a centre or van. */
export const wholeNumber =
  (least: number, most: number) =>
  (typed: string): true | string =>
    (/^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most) ||
    `Enter a whole number from ${least} to ${most}`;
