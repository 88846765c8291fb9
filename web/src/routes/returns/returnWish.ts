import { returnRights, type ReturnRight } from '@treadline/schema/trade/order/return-rights';
import type {
  MisfitVehicleInput,
  RequestReturnInput,
  ReturnMethod,
  ReturnReason,
} from '../../apollo/schema.generated.ts';
import type { VehicleIdentity } from '../../features/garage/vehicle/keptVehicle.ts';
import type { ReturnFormFragment } from './AskReturnRoute.generated.ts';

/** The form's values so far. */
export interface ReturnWish {
  /** The number of tyres per line. */
  units: Readonly<Record<string, number>>;
  reason: ReturnReason | null;
  method: ReturnMethod | null;
  comment: string;
  /** YYYY-MM-DD, as date inputs return it. */
  fittedOn: string;
  /** The size on the old tyres, as typed. */
  sidewallSize: string;
}

export type ReturnOptionsFacts = NonNullable<ReturnFormFragment['returnOptions']>;

/** The parts of the form, named as in the input. */
const PARTS = ['units', 'reason', 'photographs', 'method', 'comment', 'fittedOn', 'sidewallSize'] as const;

/** The form's errors, by part. */
export type WishFaults = Partial<Record<(typeof PARTS)[number], string>>;

export const rightOf = (reason: ReturnReason): ReturnRight => returnRights[reason];

/** The initial values: nothing is chosen, unless there's only one choice. */
export function emptyWish({ lines }: ReturnOptionsFacts): ReturnWish {
  const [only, ...others] = lines;
  const isOne = only?.units === 1 && others.length === 0;
  return {
    units: isOne ? { [only.lineId]: 1 } : {},
    reason: null,
    method: null,
    comment: '',
    fittedOn: '',
    sidewallSize: '',
  };
}

export const countOf = ({ units }: ReturnWish): number =>
  Object.values(units).reduce((sum, count) => sum + count, 0);

/** The tyres to return, as the API takes them. */
export const linesOf = ({ units }: ReturnWish): RequestReturnInput['lines'] =>
  Object.entries(units)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }));

/** The methods available for the reason; empty until one is chosen. */
export const methodsOf = ({ reason }: ReturnWish, { reasons }: ReturnOptionsFacts): readonly ReturnMethod[] =>
  reasons.find((option) => option.reason === reason)?.methods ?? [];

/** The chosen method. If there's only one, it needn't be chosen. */
export function methodOf(wish: ReturnWish, options: ReturnOptionsFacts): ReturnMethod | null {
  const methods = methodsOf(wish, options);
  if (methods.length === 1) return methods[0] ?? null;
  return wish.method && methods.includes(wish.method) ? wish.method : null;
}

/** The API's input, or the form's errors. @param vehicle the one that the tyres don't fit; null if it isn't known. */
export function inputOf(
  orderId: string,
  wish: ReturnWish,
  options: ReturnOptionsFacts,
  photographs: readonly string[],
  vehicle: VehicleIdentity | null,
): RequestReturnInput | WishFaults {
  const { reason, comment, fittedOn } = wish;
  const method = methodOf(wish, options);
  const faults: WishFaults = {
    ...(countOf(wish) === 0 && { units: 'Choose the tyres you’re sending back' }),
    ...(reason === null && { reason: 'Choose a reason' }),
    ...(reason !== null &&
      rightOf(reason).photographs === 'REQUIRED' &&
      photographs.length === 0 && { photographs: 'Please add a photograph that shows what’s wrong' }),
    ...(reason !== null && method === null && { method: 'Choose how you’d like to return them' }),
    ...(reason !== null &&
      rightOf(reason).countsFrom === 'FITTING' &&
      fittedOn === '' && { fittedOn: 'Please enter the day they were fitted' }),
  };
  if (Object.keys(faults).length > 0 || reason === null || method === null) return faults;
  return {
    orderId,
    lines: linesOf(wish),
    reason,
    method,
    comment,
    fittedOn: fittedOn || null,
    photographs: rightOf(reason).photographs === 'NONE' ? [] : [...photographs],
    ...(reason === 'MISFIT' && { sidewallSize: wish.sidewallSize, vehicle: vehicle && identityOf(vehicle) }),
  };
}

const identityOf = ({ registration, make, model, year }: VehicleIdentity): MisfitVehicleInput => ({
  registration,
  make,
  model,
  year,
});

/** The shop's refusals, by part of the form. */
export function faultsOf(fields: readonly { path: string; message: string }[]): WishFaults {
  return Object.fromEntries(
    fields.map(({ path, message }) => {
      const [field = ''] = path.split('.');
      return [PARTS.find((part) => part === field) ?? 'units', message];
    }),
  );
}
