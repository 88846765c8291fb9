import { bookingStates } from '@treadline/schema/trade/fitting/booking-state';
import { fittingExtras } from '@treadline/schema/trade/fitting/fitting-extra';
import { fittingServices } from '@treadline/schema/trade/fitting/fitting-service';
import { fulfilments } from '@treadline/schema/trade/fitting/fulfilment';
import { wheels } from '@treadline/schema/trade/fitting/wheel';
import { fittingAreas } from '@treadline/schema/trade/places/fitting-area';
import { graphqlEnum } from '../../../platform/services/enums.ts';

export const FittingArea = graphqlEnum(
  'FittingArea',
  'How far a fitting centre is from the base town.',
  fittingAreas,
);
export type FittingArea = keyof typeof FittingArea;

export const FittingService = graphqlEnum(
  'FittingService',
  'A service of a fitting centre or van.',
  fittingServices,
);
export type FittingService = keyof typeof FittingService;

export const FittingExtra = graphqlEnum(
  'FittingExtra',
  'An extra that a buyer can add to a fitting job.',
  fittingExtras,
);
export type FittingExtra = keyof typeof FittingExtra;

export const Fulfilment = graphqlEnum(
  'Fulfilment',
  'How the buyer receives the tyres of a line.',
  fulfilments,
);
export type Fulfilment = keyof typeof Fulfilment;

const { FITTED, MOBILE } = fulfilments;

export const FittingWay = graphqlEnum('FittingWay', 'Where tyres are fitted.', { FITTED, MOBILE });
export type FittingWay = keyof typeof FittingWay;

export const BookingState = graphqlEnum('BookingState', 'How far a booking has come.', bookingStates);
export type BookingState = keyof typeof BookingState;

export const Wheel = graphqlEnum('Wheel', 'A wheel of a vehicle.', wheels);
export type Wheel = keyof typeof Wheel;
